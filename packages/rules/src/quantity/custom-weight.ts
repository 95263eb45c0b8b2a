import { thousandthsFromUnits } from './parse-quantity.ts'
import type { Thousandths } from './selling-terms.ts'

/**
 * How far the weight wished for one piece may lie from the usual one, in percent. Above, no more than what a payment
 * holds beside the total for goods still to be weighed (section 9: 40 percent).
 */
export const customWeightRange = { from: 50, to: 140 } as const

/** Kilograms as somebody writes them, `1,2` or `1.2`; undefined when unreadable or too far from the usual piece. */
export function customWeight(written: string, usual: Thousandths): Thousandths | undefined {
  if (!/^\d{1,4}(?:[.,]\d{1,3})?$/.test(written.trim())) return undefined
  const wished = thousandthsFromUnits(Number(written.trim().replace(',', '.')))
  const isNear = wished * 100 >= usual * customWeightRange.from && wished * 100 <= usual * customWeightRange.to
  return isNear ? wished : undefined
}
