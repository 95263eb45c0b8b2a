import type { Cents } from '../money/cents.ts'
import { channelOf, settlementOf } from './payment-types.ts'

/** The payments of an order: so much is held, agreed for the door, or owed. */
export interface CapturablePart {
  readonly part: number
  readonly paymentTypeId: number
  readonly cents: Cents
}

interface Picked {
  readonly totalCents: Cents
  /** The part of it meal vouchers may pay. */
  readonly foodCents: Cents
}

export interface CapturePlan<Part> {
  readonly shares: readonly { readonly part: Part; readonly cents: Cents }[]
  /** The amount no part holds: see `uncoveredRoute`. */
  readonly uncoveredCents: Cents
}

/**
 * The share of each part in the picked total: meal vouchers first, no more than the food picked, for they give no
 * change; then the others in their order. A provider gives at most what it holds; at the door, and on account, whatever
 * is left is paid.
 */
export function planCapture<Part extends CapturablePart>(parts: readonly Part[], picked: Picked): CapturePlan<Part> {
  const ordered = parts.toSorted((one, other) => rank(one) - rank(other) || one.part - other.part)
  let left = picked.totalCents
  let food = Math.min(picked.foodCents, picked.totalCents)
  const shares = ordered.map((part) => {
    const cents = Math.min(mostOf(part, food), left)
    left -= cents
    if (isMealVoucher(part)) food -= cents
    return { part, cents }
  })
  return { shares, uncoveredCents: left }
}

const isMealVoucher = ({ paymentTypeId }: CapturablePart) => settlementOf(paymentTypeId) === 'meal-voucher'

const isOpen = (part: CapturablePart) => !isMealVoucher(part) && channelOf(part.paymentTypeId) !== 'provider'

const rank = (part: CapturablePart) => (isMealVoucher(part) ? 0 : isOpen(part) ? 2 : 1)

function mostOf(part: CapturablePart, food: Cents): Cents {
  if (isMealVoucher(part)) return Math.min(part.cents, food)
  return isOpen(part) ? Number.MAX_SAFE_INTEGER : part.cents
}

/** The ways in which the customer may still pay the amount no payment holds. */
export interface WaysLeft {
  /** A card they saved, with which the order was paid. */
  readonly hasSavedPayment: boolean
  /** A staff member is there when the goods are handed over. */
  readonly isAttended: boolean
}

/**
 * The source of the money for goods that weigh more than was held: a further authorisation with the saved payment, else
 * it is paid with the goods; where no person is there to take it, the shop gives it away. (Decision 0341)
 */
export function uncoveredRoute({ hasSavedPayment, isAttended }: WaysLeft): 'saved-payment' | 'door' | 'shop' {
  if (hasSavedPayment) return 'saved-payment'
  return isAttended ? 'door' : 'shop'
}
