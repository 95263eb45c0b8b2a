import type { Language } from '@bottega/contract/texts/text-of.ts'
import { oneUnit, type SellingMode, type Thousandths } from '@bottega/rules/quantity/selling-terms.ts'

const formats = {
  it: new Intl.NumberFormat('it-IT', { maximumFractionDigits: 3 }),
  de: new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 }),
} as const satisfies Record<Language, Intl.NumberFormat>

/** A quantity as text: "12", "1,5 kg". */
export function quantityText(quantity: Thousandths, sellingMode: SellingMode, language: Language): string {
  const units = formats[language].format(quantity / oneUnit)
  return sellingMode === 'loose' ? `${units} kg` : units
}
