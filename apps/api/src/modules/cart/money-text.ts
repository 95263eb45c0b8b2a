import type { Language } from '@bottega/contract/texts/text-of.ts'
import type { Cents } from '@bottega/rules/money/cents.ts'

const formats = {
  it: new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' }),
  de: new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
} as const satisfies Record<Language, Intl.NumberFormat>

/** An amount as a person reads it: "12,50 €". */
export const moneyText = (cents: Cents, language: Language) => formats[language].format(cents / 100)
