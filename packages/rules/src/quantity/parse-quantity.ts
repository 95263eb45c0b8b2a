import { oneUnit, type Thousandths } from './selling-terms.ts'

/** Ten thousand kilograms of anything is a mistake or an attack, never a shopping list. */
export const largestQuantity: Thousandths = 9_999 * oneUnit

export type ParsedQuantity =
  | { readonly ok: true; readonly quantity: Thousandths }
  | { readonly ok: false; readonly reason: 'not-a-number' | 'not-positive' | 'too-large' }

/**
 * A quantity as a client sends it (0.3 kilograms, 2 pieces): finite, above zero, not huge, rounded to three decimals.
 * Text is not a number here even when it looks like one. `zero: 'allowed'` is for updates, where 0 removes the item;
 * only 0 itself does, not an amount that rounds to it. (Shopping core, section 4)
 */
export function parseQuantity(sent: unknown, zero: 'refused' | 'allowed' = 'refused'): ParsedQuantity {
  if (typeof sent !== 'number' || !Number.isFinite(sent)) return { ok: false, reason: 'not-a-number' }
  if (sent < 0 || (sent === 0 && zero === 'refused')) return { ok: false, reason: 'not-positive' }
  if (sent * oneUnit > largestQuantity) return { ok: false, reason: 'too-large' }
  const quantity = thousandthsFromUnits(sent)
  return quantity === 0 && sent > 0 ? { ok: false, reason: 'not-positive' } : { ok: true, quantity }
}

/** Rounds pieces or kilograms to three decimals, the one rounding of quantities. */
export function thousandthsFromUnits(units: number): Thousandths {
  return Math.round(Number((units * oneUnit).toPrecision(15))) + 0
}

export function unitsFromThousandths(quantity: Thousandths): number {
  return quantity / oneUnit
}
