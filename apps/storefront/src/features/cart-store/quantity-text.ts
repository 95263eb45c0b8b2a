import { oneUnit, type SellingMode, type Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import type { BaseAmount } from '@bottega/rules/quantity/written-quantity.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'

/** A quantity as the shopper reads it: `3`, or `0,8 kg` of loose goods. */
export function quantityText(quantity: Thousandths, sellingMode: SellingMode, locale: Language): string {
  const number = quantityNumber(quantity, locale)
  return sellingMode === 'loose' ? `${number} kg` : number
}

/** The number alone, where its unit is shown separately. */
export function quantityNumber(quantity: Thousandths, locale: Language): string {
  return formatNumber(quantity / oneUnit, locale)
}

/** A content as packs name it: `500 g`, `1,5 l`. */
export function contentText({ amount, unit }: BaseAmount, locale: Language): string {
  if (unit === 'pz' || amount < oneUnit) return `${formatNumber(amount, locale)} ${unit}`
  return `${formatNumber(amount / oneUnit, locale)} ${unit === 'g' ? 'kg' : 'l'}`
}
