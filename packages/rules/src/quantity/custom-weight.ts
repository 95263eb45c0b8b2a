import { thousandthsFromUnits } from './parse-quantity.ts'
import type { Thousandths } from './selling-terms.ts'

/**
 * The largest distance of the weight requested for one piece from the usual one, in percent. Above, no more than what a
 * payment holds beside the total for goods still to be weighed (section 9: 40 percent).
 */
export const customWeightRange = { from: 50, to: 140 } as const

/** Kilograms as a shopper writes them, `1,2` or `1.2`; undefined when unreadable. */
export function readWeight(written: string): Thousandths | undefined {
  if (!/^\d{1,6}(?:[.,]\d{1,3})?$/.test(written.trim())) return undefined
  return thousandthsFromUnits(Number(written.trim().replace(',', '.')))
}

/** The weight requested for a piece; undefined when unreadable or too far from the usual one. */
export function customWeight(written: string, usual: Thousandths): Thousandths | undefined {
  const requested = readWeight(written)
  if (requested === undefined) return undefined
  const isNear = requested * 100 >= usual * customWeightRange.from && requested * 100 <= usual * customWeightRange.to
  return isNear ? requested : undefined
}
