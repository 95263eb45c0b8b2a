import { thousandthsFromUnits } from '@bottega/rules/quantity/parse-quantity.ts'
import { oneUnit, type SellingMode, type Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
import type { Locale } from '../../lib/visit/locale.ts'

/** A quantity as the shopper reads it: `3`, or `0,8 kg` of loose goods. */
export function quantityText(quantity: Thousandths, sellingMode: SellingMode, locale: Locale): string {
  const number = quantityNumber(quantity, locale)
  return sellingMode === 'loose' ? `${number} kg` : number
}

/** The number alone, where its unit is shown separately. */
export function quantityNumber(quantity: Thousandths, locale: Locale): string {
  return formatNumber(quantity / oneUnit, locale)
}

/** From this number on, a quantity without a unit means grams: 50 kilograms of ham are not plausible. */
const surelyGrams = 50

/**
 * What the shopper typed: `2`, `0,3`, `0.3 kg`, `300 g`, rounded to three decimals; loose goods without a unit are
 * kilograms. Undefined when it cannot be read as a quantity. (Shopping core, section 4)
 */
export function readQuantity(typed: string, sellingMode: SellingMode): Thousandths | undefined {
  const [, digits, unit] = /^(\d{1,6}(?:[.,]\d{1,9})?)\s*([a-z]*)\.?$/.exec(typed.trim().toLowerCase()) ?? []
  if (digits === undefined) return undefined
  const number = Number(digits.replace(',', '.'))
  if (sellingMode !== 'loose') return thousandthsFromUnits(number)
  if (unit === 'g' || unit === 'gr' || (unit === '' && number >= surelyGrams)) return Math.round(number)
  return unit === '' || unit === 'kg' ? thousandthsFromUnits(number) : undefined
}
