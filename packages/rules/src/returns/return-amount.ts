import { shopDate, type ShopDate } from '../delivery/shop-calendar.ts'
import { type Cents, divideHalfUp } from '../money/cents.ts'
import { splitVat, type VatPart } from '../money/vat.ts'
import { channelOf } from '../payments/payment-types.ts'
import { addWorkingDays } from '../people/working-days.ts'

export interface PaidGoods {
  readonly paidCents: Cents
  /** Thousandths that were packed. */
  readonly quantity: number
  /** In returns that stand or paid back without one: how much, and what for. */
  readonly returned: number
  readonly returnedCents: Cents
}

/**
 * The cost of a quantity of a line. The last piece takes the rest of rounding, so that a whole line comes back whole.
 */
export function returnedAmount({ paidCents, quantity, returned, returnedCents }: PaidGoods, wanted: number): Cents {
  const left = paidCents - returnedCents
  if (returned + wanted >= quantity) return left
  return Math.min(left, divideHalfUp(paidCents * wanted, quantity))
}

/** The tax in amounts given back, by rate: for credit notes. */
export const returnedVat = (lines: readonly { readonly vatPercent: number; readonly cents: Cents }[]): VatPart[] =>
  splitVat(lines.map(({ vatPercent, cents }) => ({ rate: vatPercent, grossCents: cents })))

/** True when money paid in this way can go back the same way; money handed over at the door, or settled, cannot. */
export function hasWayBack(paymentTypeId: number, isSettled: boolean): boolean {
  const channel = channelOf(paymentTypeId)
  return channel === 'provider' || (channel === 'account' && !isSettled)
}

/** The term that the page about returns promises. */
const workingDays = 5

/** The last day on which money that goes back at this moment is there. */
export const paidBackBy = (at: Date): ShopDate => addWorkingDays(shopDate(at), workingDays)
