import { createHash } from 'node:crypto'
import type { BodyOf } from '@bottega/contract/call-schema.ts'
import type { withdrawalDeclare } from '@bottega/contract/returns/withdrawals.ts'
import { returnMethod } from '@bottega/rules/returns/return-status.ts'
import { returnedAmount } from '@bottega/rules/returns/return-amount.ts'
import { withdrawable, withdrawalWay } from '@bottega/rules/returns/withdrawal.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { email as emailVerdict, tidyEmail } from '@bottega/rules/validators/email.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import { blockingStatuses } from '../cart/open-cart.ts'
import {
  cancelAndTell,
  deliveredGoods,
  handedOver,
  lockOrder,
  myOrder,
  ownOrderIds,
  readOrder,
  type WholeOrder,
} from '../orders/orders.service.ts'
import { retrying } from '../orders/retrying.ts'
import { readReturnable, store, withinAmount } from './returns.service.ts'
import {
  deleteUnmatched,
  findArrived,
  findOrderOf,
  findWithdrawal,
  insertOnce,
  setOutcome,
  type WithdrawalRow,
} from './withdrawals.repository.ts'

type Item = WholeOrder['items'][number]

const wayOf = (shop: Shop, { placed, events }: WholeOrder) =>
  withdrawalWay(handedOver(placed, events), blockingStatuses(shop.config))

/** The lines of a customer's own order, each with what can be withdrawn from. */
export async function readWithdrawable(shop: Shop, userId: number, orderId: number, now: Date) {
  await myOrder(shop.db, userId, orderId)
  const order = await readOrder(shop, shop.db, orderId, now)
  const delivered = handedOver(order.placed, order.events)
  const way = wayOf(shop, order)
  return {
    way,
    deliveredAt: delivered.deliveredAt,
    lines: order.items.map((item) => {
      const kind = item.line.withdrawal
      const may = way === undefined ? ({ obstacle: 'order' } as const) : judged(delivered, item, now)
      return { item, kind, may }
    }),
  }
}

const judged = (delivered: ReturnType<typeof handedOver>, item: Item, at: Date) =>
  withdrawable(delivered, deliveredGoods(item), item.line.withdrawal, at)

export type Statement = Omit<BodyOf<typeof withdrawalDeclare>, 'captcha'>

const digestOf = ({ order_number: number, email, goods = '', order_item_ids: ids = [] }: Statement) =>
  createHash('sha256')
    .update(JSON.stringify([number, email.toLowerCase(), goods, ids.toSorted((one, other) => one - other)]))
    .digest('hex')

const idIn = (orderNumber: string): number | undefined => {
  const id = /^\d{1,9}$/.test(orderNumber) ? Number(orderNumber) : 0
  return id > 0 ? id : undefined
}

/**
 * Stores a statement. Its receipt and what follows from it leave afterwards, so that answer and time of the answer are
 * the same whether there is such an order or not. A customer's own statement, sent again, has the moment of the first.
 */
export function declareWithdrawal(
  shop: Shop,
  user: SessionUser | undefined,
  typed: Statement,
  { language, now }: { language: Language; now: Date },
): Promise<Date> {
  const statement = tidied(typed)
  return shop.db.transaction(async (tx) => {
    const orderId = idIn(statement.order_number)
    const isOwn =
      user !== undefined &&
      orderId !== undefined &&
      (await ownOrderIds(tx, user.userId, [orderId])).some((id) => id === orderId)
    const { row, isNew } = await insertOnce(tx, {
      orderNumber: statement.order_number,
      name: statement.name,
      email: statement.email,
      goods: statement.goods ?? null,
      orderLineIds: isOwn ? (statement.order_item_ids ?? null) : null,
      language,
      sentAt: now,
      digest: digestOf(statement),
      orderId: isOwn ? orderId : null,
    })
    if (isNew) {
      await enqueue(tx, 'mail.withdrawal', { withdrawalId: row.id, to: 'customer' }, now)
      await enqueue(tx, 'withdrawal.declared', { withdrawalId: row.id }, now)
    }
    return isOwn ? row.sentAt : now
  })
}

function tidied(typed: Statement): Statement {
  const goods = typed.goods?.trim()
  const { goods: _typedGoods, ...rest } = typed
  const statement = {
    ...rest,
    order_number: typed.order_number.trim().replace(/^[#n°.\s]+/i, ''),
    name: typed.name.trim(),
    email: tidyEmail(typed.email),
    ...(goods === undefined || goods === '' ? {} : { goods }),
  }
  const isWhole = statement.order_number !== '' && statement.name !== '' && emailVerdict(statement.email).ok
  if (!isWhole) throw new ShopError('error.withdrawal.incomplete')
  return statement
}

/** Cancels the order of a statement, or makes a return of its goods; what neither fits is told to the people of the shop. */
export function followWithdrawal(shop: Shop, withdrawalId: number, now: Date): Promise<void> {
  return retrying(() =>
    shop.db.transaction(async (tx) => {
      const row = await findWithdrawal(tx, withdrawalId)
      if (row === undefined || (row.state !== 'new' && row.state !== 'waiting')) return
      const outcome = await outcomeOf(shop, tx, row, now)
      if (!(await setOutcome(tx, row, outcome))) throw new Error(`statement ${withdrawalId} was settled meanwhile`)
      const isSettled = outcome.state === 'cancelled' || outcome.state === 'return' || outcome.state === row.state
      if (!isSettled) await enqueue(tx, 'mail.withdrawal', { withdrawalId, to: 'desk' }, now)
    }),
  )
}

type Outcome = Parameters<typeof setOutcome>[2]

async function outcomeOf(shop: Shop, tx: Tx, row: WithdrawalRow, now: Date): Promise<Outcome> {
  const number = idIn(row.orderNumber)
  const orderId = row.orderId ?? (number === undefined ? undefined : await findOrderOf(tx, number, row.email))
  if (orderId === undefined) return { state: 'unmatched' }
  const locked = await lockOrder(tx, orderId)
  if (locked === undefined) return { state: 'unmatched' }
  const order = await readOrder(shop, tx, orderId, now)
  const way = wayOf(shop, order)
  if (way === 'wait') return { state: 'waiting', orderId }
  if (way === 'cancel') {
    // A part of an order does not cancel the rest: it comes back once it was delivered, or staff take it out before.
    if (row.orderLineIds !== null || row.goods !== null) return { state: 'waiting', orderId }
    await cancelAndTell(shop, tx, locked, 'customer', now)
    return { state: 'cancelled', orderId }
  }
  const returnId = way === undefined ? undefined : await returnOf(tx, row, order, now)
  return returnId === undefined ? { state: 'nothing', orderId } : { state: 'return', orderId, returnId }
}

/** The goods of a statement as a return, which needs no reason; undefined where none of them can be withdrawn from. */
async function returnOf(tx: Tx, row: WithdrawalRow, order: WholeOrder, now: Date) {
  const { items, leftCents } = await readReturnable(tx, order, (delivered, item) => judged(delivered, item, row.sentAt))
  const chosen = row.orderLineIds === null ? undefined : new Set(row.orderLineIds)
  const parts = items.flatMap(({ item, may, paid }) => {
    if (!('quantity' in may) || chosen?.has(item.line.id) === false) return []
    const { id: orderLineId } = item.line
    const wanted = { order_item_id: orderLineId, quantity: may.quantity / 1000, reason: 'unwanted' as const }
    return [{ wanted, orderLineId, quantity: may.quantity, cents: returnedAmount(paid, may.quantity) }]
  })
  if (parts.length === 0) return undefined
  const { order: placed } = order.placed
  const request = { order_id: placed.id, refund_method_id: returnMethod.refund, items: [], key: undefined }
  const whole = await store(tx, placed.userId, request, withinAmount(parts, leftCents), now)
  return whole.row.id
}

/** Statements that waited for a delivery are followed once it is over. */
export async function followArrived(shop: Shop): Promise<void> {
  for (const { id } of await findArrived(shop.db)) await followWithdrawal(shop, id, shop.clock())
}

const day = 86_400_000
/** A year: as long as the period runs where a customer was not told of it. (Consumer code, article 53) */
const keptDays = 380

export const purgeUnmatched = (shop: Shop) =>
  deleteUnmatched(shop.db, new Date(shop.clock().getTime() - keptDays * day))
