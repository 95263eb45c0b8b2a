import type { Cents } from '../money/cents.ts'
import { type MealVoucherRefusal, payWithMealVouchers } from './meal-vouchers.ts'
import { defaultPaymentType, settlementOf } from './payment-types.ts'

/** The payment choice of the customer. Meal vouchers pay their part; the rest is paid in another way. */
export interface PaymentChoice {
  readonly paymentTypeId: number
  /** Worth of each meal voucher, for the types that are meal vouchers. */
  readonly mealVoucherCents?: readonly Cents[] | undefined
  /** The payment type of the rest; the usual one when not said. */
  readonly restPaymentTypeId?: number | undefined
  /** A payment saved earlier, for the part a provider takes that is no meal voucher. */
  readonly userPaymentAuthId?: number | undefined
}

/** The amounts to be paid. */
export interface Bill {
  readonly totalCents: Cents
  /** Total and what is held because weights may change. */
  readonly prebilledCents: Cents
  /** The part meal vouchers may pay. */
  readonly foodCents: Cents
  readonly wantsInvoice: boolean
}

/** Parts of a payment in the order they are asked for; later changes of an order add parts behind. */
export const paymentPart = { mealVouchers: 0, main: 1 } as const

export interface PlannedPart {
  readonly part: number
  readonly paymentTypeId: number
  /** The amount asked for: held at a provider, owed elsewhere. */
  readonly cents: Cents
}

export type PaymentPlan =
  | { readonly ok: true; readonly parts: readonly PlannedPart[] }
  | { readonly ok: false; readonly reason: MealVoucherRefusal | 'rest-not-allowed' }

/**
 * The amount each payment part asks for. A provider is asked for everything that may be charged once goods are weighed,
 * others for the total. If vouchers have paid everything, there is no other part.
 */
export function planPayment(choice: PaymentChoice, bill: Bill): PaymentPlan {
  const { paymentTypeId } = choice
  if (settlementOf(paymentTypeId) !== 'meal-voucher') return { ok: true, parts: mainPart(paymentTypeId, bill, 0) }
  const paid = payWithMealVouchers({ ...bill, voucherCents: choice.mealVoucherCents ?? [] })
  if (!paid.ok) return paid
  const vouchers = { part: paymentPart.mealVouchers, paymentTypeId, cents: paid.coveredCents }
  if (paid.remainingCents === 0) return { ok: true, parts: [vouchers] }
  const restTypeId = mainTypeOf(choice)
  if (settlementOf(restTypeId) === 'meal-voucher') return { ok: false, reason: 'rest-not-allowed' }
  return { ok: true, parts: [vouchers, ...mainPart(restTypeId, bill, paid.coveredCents)] }
}

/** The payment of everything that meal vouchers do not pay. */
export function mainTypeOf({ paymentTypeId, restPaymentTypeId }: PaymentChoice): number {
  return settlementOf(paymentTypeId) === 'meal-voucher' ? (restPaymentTypeId ?? defaultPaymentType) : paymentTypeId
}

function mainPart(paymentTypeId: number, { totalCents, prebilledCents }: Bill, coveredCents: Cents): PlannedPart[] {
  const requested = settlementOf(paymentTypeId) === 'online' ? prebilledCents : totalCents
  const cents = requested - coveredCents
  return cents > 0 ? [{ part: paymentPart.main, paymentTypeId, cents }] : []
}

export interface HeldPart {
  readonly part: number
  readonly cents: Cents
}

/**
 * The share of each part in a final amount: meal vouchers first, for they give no change, then the others in their
 * order, none more than it holds. `uncoveredCents` is what no part holds.
 */
export function shareAmount<Part extends HeldPart>(
  parts: readonly Part[],
  amountCents: Cents,
): { shares: { part: Part; cents: Cents }[]; uncoveredCents: Cents } {
  let left = amountCents
  const shares = parts
    .toSorted((one, other) => one.part - other.part)
    .map((part) => {
      const cents = Math.min(part.cents, left)
      left -= cents
      return { part, cents }
    })
  return { shares, uncoveredCents: left }
}
