import type { Language } from '@bottega/rules/text/language.ts'
import { oneUnit, type SellingMode, type Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'

/** A quantity as text: "12", "1,5 kg". */
export function quantityText(quantity: Thousandths, sellingMode: SellingMode, language: Language): string {
  const units = formatNumber(quantity / oneUnit, language)
  return sellingMode === 'loose' ? `${units} kg` : units
}
