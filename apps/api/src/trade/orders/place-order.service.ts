import { sumCents } from '@bottega/rules/money/cents.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { type WithdrawalKindName, withdrawalKindOf } from '@bottega/rules/returns/withdrawal.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { orderAdjustment, orderLine, shopOrder } from './orders.tables.ts'
import {
  findWithdrawalTerms,
  insertAdjustments,
  insertEvent,
  insertLines,
  insertOrder,
  type OrderLineRow,
  type OrderRow,
} from './orders.repository.ts'
import { addSuborder } from './suborders.service.ts'
import type { OrderActor } from './order-status.service.ts'
import { takeFromStock } from './stock/stock.service.ts'

type Written<Table extends { $inferInsert: object }, Left extends string> = Omit<Table['$inferInsert'], Left>

/** A line without what is agreed on only when it is written. */
type NewLine = Written<typeof orderLine, 'id' | 'withdrawal'> & {
  withdrawal?: WithdrawalKindName | undefined
}

export interface DraftLine extends Omit<NewLine, 'orderId'> {
  /** Of the cart's line, so that adjustments find theirs. */
  cartLineId: number
}

export interface DraftAdjustment extends Written<typeof orderAdjustment, 'id' | 'orderId' | 'orderLineId'> {
  cartLineId: number | null
}

export interface OrderDraft {
  order: Written<typeof shopOrder, 'id' | 'statusId'>
  lines: readonly DraftLine[]
  adjustments: readonly DraftAdjustment[]
}

/** The parts of a draft that have to add up. */
interface AddedUp extends Pick<OrderDraft, 'lines' | 'adjustments'> {
  order: Pick<OrderDraft['order'], 'goodsCents' | 'discountCents' | 'feeCents' | 'bagFeeCents' | 'totalCents'>
}

export type Placed = { ok: true; order: OrderRow } | { ok: false; missingProductIds: number[] }

/**
 * Writes an order down as it was agreed, in payment, and takes its goods off the shelf. Lines and adjustments must add
 * up to the total, or the order is not written: a receipt that does not add up is worse than none.
 */
export async function placeOrder(tx: Tx, draft: OrderDraft, actor: OrderActor, now: Date): Promise<Placed> {
  refuseUnlessItAddsUp(draft)
  const order = await insertOrder(tx, { ...draft.order, statusId: orderStatus.inPayment })
  await addSuborder(tx, order)
  const lines = await writeLines(tx, order.id, draft)
  await insertEvent(tx, { orderId: order.id, statusId: order.statusId, actor, at: now })
  const missingProductIds = await takeFromStock(tx, order, lines, now)
  return missingProductIds.length === 0 ? { ok: true, order } : { ok: false, missingProductIds }
}

/**
 * Writes lines in the order given. Each keeps the right to withdraw from its goods as the product says it now, or as it
 * was agreed on before: what the product says later changes no order.
 */
export async function addLines(tx: Tx, rows: readonly NewLine[]): Promise<OrderLineRow[]> {
  const open = rows.filter(({ withdrawal }) => withdrawal === undefined).map(({ productId }) => productId)
  const found = open.length === 0 ? [] : await findWithdrawalTerms(tx, open)
  const termsOf = new Map(found.map(({ productId, ...terms }) => [productId, terms]))
  const kindOf = ({ productId, optionsKey = '' }: NewLine) => {
    const terms = termsOf.get(productId)
    if (terms === undefined) throw new Error(`product ${productId} is gone`)
    return withdrawalKindOf({ ...terms, isMadeToOrder: optionsKey !== '' })
  }
  return insertLines(
    tx,
    rows.map(({ withdrawal, ...line }) => ({ ...line, withdrawal: withdrawal ?? kindOf(line) })),
  )
}

/** Lines and the rows that belong to them, in the order of the draft. */
export async function writeLines(
  tx: Tx,
  orderId: number,
  draft: Pick<OrderDraft, 'lines' | 'adjustments'>,
): Promise<OrderLineRow[]> {
  const rows = draft.lines.map(({ cartLineId: _of, ...line }) => Object.assign(line, { orderId }))
  const lines = await addLines(tx, rows)
  const lineOf = (cartLineId: number | null): OrderLineRow | undefined =>
    lines[draft.lines.findIndex((line) => line.cartLineId === cartLineId)]
  const adjustments = draft.adjustments.map(({ cartLineId, ...row }) =>
    Object.assign(row, { orderId, orderLineId: lineOf(cartLineId)?.id ?? null }),
  )
  await insertAdjustments(tx, adjustments)
  return lines
}

export function refuseUnlessItAddsUp({ order, lines, adjustments }: AddedUp): void {
  const sum = sumCents([...lines, ...adjustments].map((row) => ('cents' in row ? row.cents : row.totalCents)))
  const parts = order.goodsCents + (order.discountCents ?? 0) + (order.feeCents ?? 0) + (order.bagFeeCents ?? 0)
  if (sum !== order.totalCents || parts !== order.totalCents)
    throw new Error(`an order adds up to ${sum} and ${parts}, not to ${order.totalCents}`)
}
