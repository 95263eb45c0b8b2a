import type { PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { centsFromEuros, sumCents } from '@bottega/rules/money/cents.ts'
import { type DoorDue, doorKinds, type DoorKind, dueWithout, settleAtDoor } from '@bottega/rules/payments/door-money.ts'
import { returnedAmount } from '@bottega/rules/returns/return-amount.ts'
import type { NotTaken } from './not-taken.ts'

/** Money taken at the door, as the shop is told: cents. */
export type DoorTaken = Record<DoorKind, number> & { reason?: string }

/** The amount to be taken with the goods, less what stays behind. */
export function dueNow(order: PickListView, undelivered: Readonly<NotTaken>): DoorDue {
  const due = {
    cents: centsFromEuros(order.toCollect) ?? 0,
    voucherCents: centsFromEuros(order.toCollectVouchers) ?? 0,
  }
  const paid = new Map(
    order.lines.flatMap((line) => [line, ...line.substitutes]).map((goods) => [goods.orderItemId, goods.paid]),
  )
  const notTaken = undelivered.map(({ order_item_id: id, quantity }) => {
    const goods = paid.get(id)
    return goods === undefined ? 0 : returnedAmount(goods, Math.round(quantity * 1000))
  })
  return dueWithout(due, sumCents(notTaken))
}

/** As typed; `reason` where it is less than is due. */
export type TypedMoney = Readonly<Partial<Record<DoorKind | 'reason', string>>>

export interface ReadMoney {
  /** Undefined where it cannot be sent yet. */
  readonly taken: DoorTaken | undefined
  readonly changeCents: number
  readonly shortCents: number
  readonly mistake: 'amount' | 'tooMuch' | 'tooManyVouchers' | undefined
}

const amount = /^\d{0,6}([.,]\d{1,2})?$/
const shortestReason = 3

/** Reads the amounts typed at the door; before one is typed nothing is said. */
export function readMoney(due: DoorDue, typed: TypedMoney): ReadMoney {
  const nothing = { taken: undefined, changeCents: 0, shortCents: 0, mistake: undefined }
  const texts = doorKinds.map((kind) => (typed[kind] ?? '').trim())
  if (texts.every((text) => text === '')) return nothing
  if (!texts.every((text) => amount.test(text))) return { ...nothing, mistake: 'amount' }
  const [cash = 0, card = 0, vouchers = 0] = texts.map((text) => Math.round(Number(text.replace(',', '.')) * 100))
  const settled = settleAtDoor(due, { cash, card, vouchers })
  if (!settled.ok) return { ...nothing, mistake: settled.reason }
  const { changeCents, shortCents } = settled
  const reason = (typed.reason ?? '').trim()
  const isSaid = shortCents === 0 || reason.length >= shortestReason
  const taken = { cash, card, vouchers, ...(shortCents > 0 && { reason }) }
  return { taken: isSaid ? taken : undefined, changeCents, shortCents, mistake: undefined }
}
