import type { Language } from '@bottega/contract/texts/text-of.ts'
import type { Cents } from '@bottega/rules/money/cents.ts'

// Italian would otherwise write 1234,00 without its point.
const euro = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const

const formats = {
  it: new Intl.NumberFormat('it-IT', euro),
  de: new Intl.NumberFormat('de-DE', euro),
  en: new Intl.NumberFormat('en-GB', euro),
} as const satisfies Record<Language, Intl.NumberFormat>

/** An amount as text: "12,50 €", "1.234,50 €". */
export const moneyText = (cents: Cents, language: Language) => formats[language].format(cents / 100)
