import { goodsKey } from '@bottega/rules/cart/options.ts'
import { type GoodsChange, goodsChanges, stockDeltas } from '@bottega/rules/orders/order-changes.ts'
import { statusesThatAllow } from '@bottega/rules/orders/order-status.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { type Keyed, keptOf, refuseAnotherContent, type RequestKey } from '../../kernel/database/sent-before.ts'
import type { ChangePlan, ChangeState } from './order-changes.tables.ts'
import { moveBooking, releaseBooking, returnLease } from '../delivery/holds.service.ts'
import { slotById } from '../delivery/slots.service.ts'
import type { Shop } from '../../kernel/shop.ts'
import { openDraftOf } from '../cart/drafts/draft-carts.service.ts'
import { blockingStatuses } from '../cart/open-cart.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import {
  endChange,
  findChange,
  findChangeByKey,
  findChangeable,
  findChangeOfAttempt,
  findLastChange,
  findLastPaidChange,
  insertChange,
  type OrderChangeRow,
  rewriteOrder,
  setAttempt,
} from './order-changes.repository.ts'
import { readAdjustments, readLines, insertEvent, type OrderLineRow, type OrderRow } from './orders.repository.ts'
import { writeLines } from './place-order.service.ts'
import { followSlot } from './suborders.service.ts'
import { returnSomeVouchers, vouchersOfOrder } from '../vouchers/spend-vouchers.service.ts'
import { type Goods, putBack } from './stock/stock.service.ts'

export type { OrderChangeRow } from './order-changes.repository.ts'

/** For a change the database is known to hold. */
export async function changeById(db: Reader, changeId: number): Promise<OrderChangeRow> {
  const change = await findChange(db, changeId)
  if (change === undefined) throw new Error(`change ${changeId} is gone`)
  return change
}

/** The change whose difference an attempt pays, if it is one. */
export const changeOfAttempt = (db: Reader, attemptId: string) => findChangeOfAttempt(db, attemptId)

/** The newest change of an order in one of these states. */
export const lastChange = (db: Reader, orderId: number, states: readonly ChangeState[]) =>
  findLastChange(db, orderId, states)

/** The newest change of an order a provider was asked for. */
export const lastPaidChange = (db: Reader, orderId: number) => findLastPaidChange(db, orderId)

type KnownChange = Pick<OrderChangeRow, 'cartId' | 'cartVersion' | 'plan' | 'story' | 'actor'> & {
  key: RequestKey | undefined
}

/** Writes down what is going to change, before anything is reserved for it. */
export function startChange(tx: Tx, order: OrderRow, known: KnownChange, now: Date): Promise<OrderChangeRow> {
  return writeChange(tx, order, known, 'paying', now)
}

function writeChange(
  tx: Tx,
  order: OrderRow,
  { key, ...known }: KnownChange,
  state: ChangeState,
  now: Date,
): Promise<OrderChangeRow> {
  const totals = { fromTotalCents: order.totalCents, toTotalCents: known.plan.order.totalCents }
  const sent = keptOf(key)
  return insertChange(tx, { ...known, ...totals, ...sent, orderId: order.id, state, createdAt: now, updatedAt: now })
}

/**
 * A confirmation that closed the draft and changed nothing, because nothing was to be changed or because it came too late:
 * its key finds it again. Without it the same request would be taken for a purchase of the ordinary cart.
 */
export async function rememberUnchanged(
  tx: Tx,
  order: OrderRow,
  { isLate, ...known }: Pick<KnownChange, 'cartId' | 'cartVersion' | 'actor' | 'key'> & { isLate: boolean },
  now: Date,
): Promise<void> {
  if (known.key === undefined) return
  const { slotId, goodsCents, discountCents, feeCents, bagFeeCents, totalCents, prebilledCents, foodCents } = order
  const { note, infos, billing, lotteryCode } = order
  const amounts = { goodsCents, discountCents, feeCents, bagFeeCents, totalCents, prebilledCents, foodCents }
  const plan = { order: { slotId, note, infos, billing, lotteryCode, ...amounts }, lines: [], adjustments: [] }
  const story = { goods: [], slot: null }
  await writeChange(tx, order, { ...known, plan, story }, isLate ? 'refused' : 'applied', now)
}

/** The confirmation a customer sent by this key before. Throws `error.request.keyReused` for another content. */
export async function changeByKey(db: Reader, { userId, key }: Keyed): Promise<OrderChangeRow | undefined> {
  if (key === undefined) return undefined
  const change = await findChangeByKey(db, userId, key.value)
  if (change !== undefined) refuseAnotherContent(change.requestDigest, key)
  return change
}

/** The further authorisation a change waits for. */
export const payWithAttempt = (tx: Tx, changeId: number, attemptId: string) => setAttempt(tx, changeId, attemptId)

const nameOf = (changeId: number) => `change:${changeId}`

const sold = ({ productId, optionsKey = '', quantityOrdered }: ChangePlan['lines'][number] | OrderLineRow) => ({
  productId,
  optionsKey,
  quantity: quantityOrdered,
})

/** Goods that were in the order before keep the right to withdraw they were agreed on with. */
function asAgreed(lines: ChangePlan['lines'], before: readonly OrderLineRow[]) {
  const kindOf = new Map(before.map((line) => [goodsKey(line), line.withdrawal]))
  return lines.map((line) => ({ ...line, withdrawal: kindOf.get(goodsKey(sold(line))) }))
}

/** The changes a plan makes to the goods of an order. */
export function changesOf(lines: readonly OrderLineRow[], plan: ChangePlan): GoodsChange[] {
  return goodsChanges(lines.map(sold), plan.lines.map(sold))
}

/** The goods a change takes or gives back; `name` separates its movements of stock from those of other changes. */
export function goodsOfChange(change: Pick<OrderChangeRow, 'id'>, changes: readonly GoodsChange[]) {
  return { name: nameOf(change.id), deltas: stockDeltas(changes) }
}

/**
 * Applies the change: the order becomes what was agreed, the place and the goods it no longer needs go back, and the
 * customer is told. The goods it needs more of were reserved before. The caller holds the lock of the order's cart.
 */
export async function applyChange(tx: Tx, order: OrderRow, change: OrderChangeRow, now: Date): Promise<boolean> {
  if (!(await endChange(tx, change.id, 'applied', now))) return false
  const { plan, fromTotalCents, toTotalCents, actor } = change
  const { reason = null } = change.story
  const before = await readLines(tx, order.id)
  if (plan.order.slotId !== order.slotId) {
    await releaseBooking(tx, order.cartId, order.slotId)
    await moveBooking(tx, { fromCartId: change.cartId, toCartId: order.cartId, slotId: plan.order.slotId })
  }
  const { day, beginAt, endAt } = await slotById(tx, plan.order.slotId)
  const slot = { slotDay: day, slotBeginAt: beginAt, slotEndAt: endAt }
  await rewriteOrder(tx, order.id, { ...plan.order, ...slot, updatedAt: now })
  await followSlot(tx, order.id, slot)
  await writeLines(tx, order.id, { ...plan, lines: asAgreed(plan.lines, before) })
  const { name, deltas } = goodsOfChange(change, changesOf(before, plan))
  await putBack(tx, order, name, less(deltas), now)
  const held = await vouchersOfOrder(tx, order.id)
  await returnSomeVouchers(tx, { orderId: order.id, changeId: change.id }, without(held, vouchersIn(plan)), now)
  const totals = { fromCents: fromTotalCents, toCents: toTotalCents }
  await insertEvent(tx, { orderId: order.id, statusId: order.statusId, actor, reason, change: totals, at: now })
  await enqueue(tx, 'mail.orderChanged', { orderId: order.id, changeId: change.id }, now)
  return true
}

/**
 * A change does not happen: what was reserved for it goes back, the place to the draft it was chosen in. The order is
 * as it was all along. False when the change had ended before.
 */
export async function refuseChange(tx: Tx, order: OrderRow, change: OrderChangeRow, now: Date): Promise<boolean> {
  if (!(await endChange(tx, change.id, 'refused', now))) return false
  const { plan } = change
  if (plan.order.slotId !== order.slotId) {
    const owner = { cartId: change.cartId, userId: order.userId }
    await returnLease(tx, owner, plan.order.slotId)
  }
  const { name, deltas } = goodsOfChange(change, changesOf(await readLines(tx, order.id), plan))
  const reserved = deltas.filter(({ quantity }) => quantity > 0)
  await putBack(tx, order, `${name}:back`, reserved, now)
  const taken = without(
    await vouchersOfOrder(tx, order.id),
    vouchersIn({ adjustments: await readAdjustments(tx, order.id) }),
  )
  await returnSomeVouchers(tx, { orderId: order.id, changeId: change.id }, taken, now)
  return true
}

/** The uses a plan, or an order as it is written, counts on. */
export const vouchersIn = ({
  adjustments,
}: {
  adjustments: readonly { userGiftCertificateId?: number | null | undefined }[]
}) => [...new Set(adjustments.flatMap(({ userGiftCertificateId }) => userGiftCertificateId ?? []))]

const without = (ids: readonly number[], others: readonly number[]) => ids.filter((id) => !others.includes(id))

const less = (deltas: readonly Goods[]): Goods[] =>
  deltas.flatMap(({ productId, quantity }) => (quantity < 0 ? [{ productId, quantity: 0 - quantity }] : []))

/**
 * The order that can take what a customer has just put in the cart: of those that can be changed the first to arrive;
 * none while one is being changed already.
 */
export async function changeableOrder({ db, config }: Shop, userId: number, now: Date) {
  if ((await openDraftOf(db, userId)) !== undefined) return undefined
  return findChangeable(db, userId, statusesThatAllow('modify', blockingStatuses(config)), now)
}
