import type { Cents } from '../money/cents.ts'

/** Most meal vouchers in one payment. (Account spec, section 5) */
export const mealVouchersAtMost = 8

/** Meal vouchers are taken for spending above this, not at it. (Account spec, section 9) */
export const mealVoucherSpendingAbove: Cents = 100_00

/** What one voucher may be worth: less is none, more was never printed. */
export const mealVoucherWorth = { leastCents: 1_00, mostCents: 20_00 } as const

export type MealVoucherRefusal =
  'none' | 'too-many' | 'spending-too-low' | 'invoice-requested' | 'no-food' | 'worth-not-accepted'

export interface MealVoucherPayment {
  readonly voucherCents: readonly Cents[]
  /** Part of the goods that meal vouchers may pay for: food, and neither delivery nor bags. */
  readonly foodCents: Cents
  /** Everything to pay. */
  readonly totalCents: Cents
  readonly wantsInvoice: boolean
}

export type MealVoucherOutcome =
  | {
      readonly ok: true
      readonly coveredCents: Cents
      /** Left to pay in another way. */
      readonly remainingCents: Cents
      /** Worth of the vouchers beyond the food; there is no change. */
      readonly forfeitedCents: Cents
    }
  | { readonly ok: false; readonly reason: MealVoucherRefusal }

/** What meal vouchers pay of an order: food only, no change, no invoice. */
export function payWithMealVouchers(payment: MealVoucherPayment): MealVoucherOutcome {
  if (payment.wantsInvoice) return { ok: false, reason: 'invoice-requested' }
  if (payment.totalCents <= mealVoucherSpendingAbove) return { ok: false, reason: 'spending-too-low' }
  if (payment.foodCents <= 0) return { ok: false, reason: 'no-food' }
  if (payment.voucherCents.length === 0) return { ok: false, reason: 'none' }
  if (payment.voucherCents.length > mealVouchersAtMost) return { ok: false, reason: 'too-many' }
  if (!payment.voucherCents.every(isWorth)) return { ok: false, reason: 'worth-not-accepted' }
  const worth = payment.voucherCents.reduce((sum, cents) => sum + cents, 0)
  const coveredCents = Math.min(worth, payment.foodCents, payment.totalCents)
  return {
    ok: true,
    coveredCents,
    remainingCents: payment.totalCents - coveredCents,
    forfeitedCents: worth - coveredCents,
  }
}

const isWorth = (cents: Cents) =>
  Number.isInteger(cents) && cents >= mealVoucherWorth.leastCents && cents <= mealVoucherWorth.mostCents
