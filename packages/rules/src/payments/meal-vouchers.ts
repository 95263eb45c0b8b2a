import type { Cents } from '../money/cents.ts'

/** Most meal vouchers in one payment. (Account and after-sales, section 5) */
export const mealVouchersAtMost = 8

/** Meal vouchers are taken for spending above this, not at it. (Account and after-sales, section 9) */
export const mealVoucherSpendingAbove: Cents = 100_00

/** Limits of one voucher's value: vouchers below or above do not exist. */
export const mealVoucherWorth = { leastCents: 1_00, mostCents: 20_00 } as const

export type MealVoucherRefusal =
  'none' | 'too-many' | 'spending-too-low' | 'invoice-requested' | 'no-food' | 'worth-not-accepted'

/** A purchase, as far as meal vouchers may pay for it. */
export interface MealVoucherBill {
  /** Part of the goods that meal vouchers may pay for: food, and neither delivery nor bags. */
  readonly foodCents: Cents
  /** Everything to pay. */
  readonly totalCents: Cents
  readonly wantsInvoice: boolean
}

export interface MealVoucherPayment extends MealVoucherBill {
  readonly voucherCents: readonly Cents[]
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

/** The part of an order meal vouchers pay: food only, no change, no invoice. */
export function payWithMealVouchers(payment: MealVoucherPayment): MealVoucherOutcome {
  const reason = billRefusal(payment)
  if (reason !== undefined) return { ok: false, reason }
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

/**
 * The reason the meal vouchers cannot pay for a changed order; undefined when they can. They stay as they are, for
 * there is no change and an issuer is not asked twice.
 */
export function unchangedVouchersRefusal(
  coveredCents: Cents,
  bill: MealVoucherBill,
): MealVoucherRefusal | 'beyond-food' | undefined {
  if (coveredCents === 0) return undefined
  return billRefusal(bill) ?? (coveredCents > bill.foodCents ? 'beyond-food' : undefined)
}

function billRefusal({ wantsInvoice, totalCents, foodCents }: MealVoucherBill): MealVoucherRefusal | undefined {
  if (wantsInvoice) return 'invoice-requested'
  if (totalCents <= mealVoucherSpendingAbove) return 'spending-too-low'
  return foodCents <= 0 ? 'no-food' : undefined
}

const isWorth = (cents: Cents) =>
  Number.isInteger(cents) && cents >= mealVoucherWorth.leastCents && cents <= mealVoucherWorth.mostCents
