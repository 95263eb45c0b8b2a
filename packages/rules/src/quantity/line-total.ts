import type { Thousandths } from './selling-terms.ts'
import { type Cents, divideHalfUp } from '../money/cents.ts'

/** Price of a quantity: `priceCents` is for one piece, or for one kilogram of loose goods. Rounded half up, once. */
export function lineTotal(priceCents: Cents, quantity: Thousandths): Cents {
  return divideHalfUp(priceCents * quantity, 1000)
}
