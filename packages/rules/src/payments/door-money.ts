import type { Cents } from '../money/cents.ts'

/** Ways in which money is handed over with the goods. */
export const doorKinds = ['cash', 'card', 'vouchers'] as const
export type DoorKind = (typeof doorKinds)[number]

/** Amounts by the way they are handed over in; cents. */
export type DoorMoney = Readonly<Record<DoorKind, Cents>>

export const noDoorMoney: DoorMoney = { cash: 0, card: 0, vouchers: 0 }

/** The amount an order is still to bring in at the door, and of it the part that was agreed in paper meal vouchers. */
export interface DoorDue {
  readonly cents: Cents
  readonly voucherCents: Cents
}

export const doorSum = ({ cash, card, vouchers }: DoorMoney): Cents => cash + card + vouchers

/** Money taken at the door, with what it left open or gave back. */
export interface DoorSettlement {
  /** As it stays with the shop: of the cash without the change. */
  readonly kept: DoorMoney
  readonly changeCents: Cents
  readonly shortCents: Cents
}

export type DoorOutcome =
  ({ readonly ok: true } & DoorSettlement) | { readonly ok: false; readonly reason: 'tooManyVouchers' | 'tooMuch' }

/**
 * Settles what was handed over against what is due. Change is given out of the cash alone: of meal vouchers the law
 * gives none, and a card takes what it is told to. Meal vouchers count up to what was agreed in them, because they pay
 * food only and only above an amount.
 */
export function settleAtDoor(due: DoorDue, taken: DoorMoney): DoorOutcome {
  if (taken.vouchers > due.voucherCents) return { ok: false, reason: 'tooManyVouchers' }
  const over = doorSum(taken) - due.cents
  if (over > 0 && (due.cents === 0 || over > taken.cash)) return { ok: false, reason: 'tooMuch' }
  const changeCents = Math.max(0, over)
  return {
    ok: true,
    kept: { ...taken, cash: taken.cash - changeCents },
    changeCents,
    shortCents: Math.max(0, -over),
  }
}

/** Everything as it was agreed: the meal vouchers, and the rest in cash. */
export const asAgreed = ({ cents, voucherCents }: DoorDue): DoorMoney => ({
  cash: cents - voucherCents,
  card: 0,
  vouchers: voucherCents,
})

/** Goods that are not taken lower what is due: first what is paid in money, then the meal vouchers. */
export function dueWithout({ cents, voucherCents }: DoorDue, notTakenCents: Cents): DoorDue {
  const left = Math.max(0, cents - notTakenCents)
  return { cents: left, voucherCents: Math.min(voucherCents, left) }
}
