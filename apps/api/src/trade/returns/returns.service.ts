import type { BodyOf } from '@bottega/contract/call-schema.ts'
import { pageOf, type PageView } from '@bottega/contract/common.ts'
import type { returnsRequest } from '@bottega/contract/returns/returns.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import { paidLines } from '@bottega/rules/fulfilment/paid-lines.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import { returnableCents } from '@bottega/rules/payments/order-account.ts'
import { type PaidGoods, returnedAmount } from '@bottega/rules/returns/return-amount.ts'
import { isReturnQuantity, returnable } from '@bottega/rules/returns/returnable.ts'
import type { withdrawable } from '@bottega/rules/returns/withdrawal.ts'
import { type ReturnWait, returnWaitsFor } from '@bottega/rules/returns/return-goods.ts'
import { returnMethod, returnStatus } from '@bottega/rules/returns/return-status.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { type Keyed, keptOf } from '../../kernel/database/sent-before.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { actorOf, type SessionUser } from '../../kernel/visitor.ts'
import {
  deliveredGoods,
  freeReturned,
  handedOver,
  lockOrder,
  myOrder,
  paidGoods,
  readOrder,
  returnTerms,
  takeReturned,
  type WholeOrder,
} from '../orders/orders.service.ts'
import { sumRequested } from '../orders/refunds/order-refunds.service.ts'
import { retrying } from '../orders/retrying.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { decidedOf, type WholeReturn } from './returns.presenter.ts'
import {
  changeReturn,
  claimPhoto,
  countReturns,
  findReturn,
  findReturnedLines,
  findReturns,
  findSentBefore,
  findUnfinished,
  insertReturn,
  insertReturnLines,
  type NamedReturn,
  type ReturnFilter,
} from './returns.repository.ts'

/** Returns on one page, as orders are. (Account and after-sales, section 9) */
const usualPageSize = 12
/** Requests of one customer that wait for a decision. */
const mostOpen = 20

export async function listReturns(
  db: Reader,
  filter: ReturnFilter,
  { page = 1, pageSize = usualPageSize }: { page?: number | undefined; pageSize?: number | undefined },
): Promise<{ page: PageView; returns: WholeReturn[] }> {
  const total = await countReturns(db, filter)
  const rows = await findReturns(db, filter, pageSize, (page - 1) * pageSize)
  return { page: pageOf(page, pageSize, total), returns: await withLines(db, rows) }
}

async function withLines(db: Reader, rows: readonly NamedReturn[]): Promise<WholeReturn[]> {
  const found = await findReturnedLines(
    db,
    rows.map(({ row }) => row.id),
  )
  const lines = Map.groupBy(found, ({ line }) => line.returnId)
  return rows.map((one) => ({ ...one, lines: lines.get(one.row.id) ?? [] }))
}

/** More unfinished returns than these the dashboard does not look at. */
const mostUnfinished = 20

/** Returns of a customer with which something is still to happen, newest first, and what they wait for. */
export async function waitingReturns(
  shop: Shop,
  userId: number,
  now: Date,
): Promise<{ returnId: number; orderId: number; waitsFor: ReturnWait }[]> {
  const unfinished = await withLines(shop.db, await findUnfinished(shop.db, userId, mostUnfinished))
  return unfinished.flatMap((one) => {
    const waitsFor = returnWaitsFor(decidedOf(one), returnTerms(shop).days, now)
    return waitsFor === undefined ? [] : [{ returnId: one.row.id, orderId: one.row.orderId, waitsFor }]
  })
}

/** With a user only their own: another customer's return is not found, like one that never existed. */
export async function readReturn(db: Reader, id: number, userId?: number): Promise<WholeReturn> {
  const row = await findReturn(db, id, userId)
  const [whole] = row === undefined ? [] : await withLines(db, [row])
  if (whole === undefined) throw new ShopError('error.return.notFound')
  return whole
}

export interface ReturnableItem<May = ReturnType<typeof returnable>> {
  item: WholeOrder['items'][number]
  may: May | { readonly obstacle: 'refunded' }
  /** The amount for the quantity that can be returned, as far as the order can still give it; cents. */
  amountCents: number
  paid: PaidGoods
}

interface Returnable<May> {
  items: ReturnableItem<May>[]
  /** The amount that returns of the order can still give in all; cents. */
  leftCents: number
}

type Judge = (
  delivered: ReturnType<typeof handedOver>,
  item: WholeOrder['items'][number],
) => ReturnType<typeof withdrawable> | ReturnType<typeof returnable>

const returnsNow =
  (shop: Shop, now: Date) => (delivered: ReturnType<typeof handedOver>, item: WholeOrder['items'][number]) =>
    returnable(delivered, deliveredGoods(item), returnTerms(shop), now)

/**
 * The goods of an order that can be returned, as `judge` says of each line: no more than its customer has and has not
 * been paid for, and no more money.
 */
export async function readReturnable<May extends ReturnType<Judge>>(
  db: Reader,
  order: WholeOrder,
  judge: (...judged: Parameters<Judge>) => May,
): Promise<Returnable<May>> {
  const { items, adjustments, placed, events } = order
  const { paidCents } = paidLines(
    items.map(({ line, isFirstInfantFormula }) => ({
      lineId: line.id,
      totalCents: line.totalCents,
      vatRate: line.vatPercent,
      isFirstInfantFormula,
    })),
    adjustments.map(({ orderLineId, reason, cents }) => ({ lineId: orderLineId, reason, cents })),
  )
  const { totalCents, refundedCents } = placed.order
  const leftCents = returnableCents({
    totalCents,
    goodsCents: sumCents([...paidCents.values()]),
    refundedCents,
    requestedCents: await sumRequested(db, placed.order.id),
  })
  const delivered = handedOver(placed, events)
  return {
    leftCents,
    items: items.map((item) => {
      const paid = paidGoods(item.line, paidCents.get(item.line.id) ?? 0)
      const goods = judge(delivered, item)
      const may = 'quantity' in goods && leftCents === 0 ? ({ obstacle: 'refunded' } as const) : goods
      const amountCents = 'quantity' in may ? Math.min(leftCents, returnedAmount(paid, may.quantity)) : 0
      return { item, may, paid, amountCents }
    }),
  }
}

/** The goods that a customer can still return of an order of theirs. */
export async function returnOptions(shop: Shop, userId: number, orderId: number, now: Date): Promise<ReturnableItem[]> {
  await myOrder(shop.db, userId, orderId)
  const order = await readOrder(shop, shop.db, orderId, now)
  return (await readReturnable(shop.db, order, returnsNow(shop, now))).items
}

export type ReturnRequest = BodyOf<typeof returnsRequest>

type KeyedRequest = ReturnRequest & Pick<Keyed, 'key'>

/**
 * Asks to return goods: what is asked for counts as returned at once, so that no second request has it too. A request
 * sent again by its key is the same return.
 */
export function requestReturn(shop: Shop, user: SessionUser, request: KeyedRequest, now: Date): Promise<WholeReturn> {
  const { order_id: orderId, key } = request
  return retrying(() =>
    shop.db.transaction(async (tx) => {
      await myOrder(tx, user.userId, orderId)
      await lockOrder(tx, orderId)
      const sentBefore = await findSentBefore(tx, { userId: user.userId, key })
      if (sentBefore !== undefined) return readReturn(tx, sentBefore.id)
      const order = await readOrder(shop, tx, orderId, now)
      const { items, leftCents } = await readReturnable(tx, order, returnsNow(shop, now))
      if (items.every(({ may }) => 'obstacle' in may && may.obstacle === 'order'))
        throw new ShopError('error.return.orderNot')
      const open = await countReturns(tx, { userId: user.userId, statusId: returnStatus.toApprove })
      if (open >= mostOpen) throw new ShopError('error.return.tooMany')
      const parts = request.items.map((wanted) => partOf(items, wanted, user.language))
      const whole = await store(tx, user.userId, request, withinAmount(parts, leftCents), now)
      await enqueue(tx, 'mail.return', { returnId: whole.row.id, step: 'requested' }, now)
      return whole
    }),
  )
}

type WantedItem = ReturnRequest['items'][number]

interface Part {
  wanted: WantedItem
  orderLineId: number
  quantity: number
  cents: number
}

function partOf(items: readonly ReturnableItem[], wanted: WantedItem, language: SessionUser['language']): Part {
  const found = items.find(({ item }) => item.line.id === wanted.order_item_id)
  if (found === undefined) throw new ShopError('error.return.lineNot')
  const { item, may, paid } = found
  const name = item.line.name[language] ?? item.line.name.it
  if ('obstacle' in may && may.obstacle === 'late') throw new ShopError('error.return.late', { name })
  if ('obstacle' in may && may.obstacle === 'refunded') throw new ShopError('error.return.refunded', { name })
  const most = 'quantity' in may ? may.quantity : 0
  const quantity = Math.round(wanted.quantity * 1000)
  if (quantity > most || !isReturnQuantity(quantity, item.sellingMode === 'loose'))
    throw new ShopError('error.return.quantity', { name, quantity: unitsFromThousandths(most) })
  return { wanted, quantity, orderLineId: item.line.id, cents: returnedAmount(paid, quantity) }
}

/** Money given back without naming goods lessens what these give, the last of them first. */
export function withinAmount(parts: readonly Part[], leftCents: number): Part[] {
  let left = leftCents
  return parts.map((part) => {
    const cents = Math.min(part.cents, left)
    left -= cents
    return { ...part, cents }
  })
}

/** Stores a return with its goods, which count as returned from now on. */
export async function store(
  tx: Tx,
  userId: number,
  { order_id: orderId, refund_method_id: asked, key }: KeyedRequest,
  parts: readonly Part[],
  now: Date,
): Promise<WholeReturn> {
  if (new Set(parts.map(({ orderLineId }) => orderLineId)).size < parts.length)
    throw new ShopError('error.return.lineNot', {}, 'one line twice')
  const methodId = asked === returnMethod.replacement ? returnMethod.replacement : returnMethod.refund
  for (const part of parts)
    if (!(await takeReturned(tx, part))) throw new Error(`line ${part.orderLineId} was returned meanwhile`)
  const { id } = await insertReturn(tx, {
    orderId,
    userId,
    methodId,
    statusId: returnStatus.toApprove,
    amountCents: parts.reduce((sum, { cents }) => sum + cents, 0),
    requestedAt: now,
    ...keptOf(key),
  })
  const lineIds = await insertReturnLines(
    tx,
    parts.map(({ wanted: { reason, note }, orderLineId, quantity, cents }) => ({
      returnId: id,
      orderLineId,
      quantity,
      amountCents: cents,
      reason,
      note: note?.trim() || null,
    })),
  )
  for (const [index, { wanted }] of parts.entries()) {
    const { photo_id: photoId } = wanted
    if (photoId !== undefined && !(await claimPhoto(tx, userId, photoId, lineIds[index] ?? 0)))
      throw new ShopError('error.return.photoNot')
  }
  return readReturn(tx, id)
}

/** The customer takes a request back, while it is not decided. */
export function cancelReturn(shop: Shop, user: SessionUser, returnId: number, now: Date): Promise<WholeReturn> {
  return retrying(() =>
    shop.db.transaction(async (tx) => {
      const whole = await readReturn(tx, returnId, user.userId)
      await endReturn(tx, whole, { decidedBy: actorOf(user), refused: false, answer: null }, now)
      await enqueue(tx, 'mail.return', { returnId, step: 'cancelled' }, now)
      return readReturn(tx, returnId)
    }),
  )
}

interface End {
  decidedBy: string
  refused: boolean
  answer: string | null
}

/** A return that does not happen: what it had counted can be returned again. */
export async function endReturn(tx: Tx, { row, lines }: WholeReturn, end: End, now: Date): Promise<void> {
  await lockOrder(tx, row.orderId)
  const change = { ...end, statusId: returnStatus.cancelled, decidedAt: now }
  if (row.statusId !== returnStatus.toApprove || !(await changeReturn(tx, row, 'undecided', change)))
    throw new ShopError('error.return.decided')
  for (const { line } of lines)
    await freeReturned(tx, { orderLineId: line.orderLineId, quantity: line.quantity, cents: line.amountCents })
}
