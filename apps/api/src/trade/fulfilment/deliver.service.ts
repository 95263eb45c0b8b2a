import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { deliveryStep, type DeliveryStep, needsHandoverCode } from '@bottega/rules/fulfilment/delivery-steps.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import { deliveryStatus } from '@bottega/rules/orders/delivery-status.ts'
import { canBecome, orderStatus } from '@bottega/rules/orders/order-status.ts'
import { dueWithout } from '@bottega/rules/payments/door-money.ts'
import { refundableCents } from '@bottega/rules/payments/order-account.ts'
import { returnedAmount } from '@bottega/rules/returns/return-amount.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { releaseBooking } from '../delivery/holds.service.ts'
import { endPayingChange } from '../orders/cancel-order.service.ts'
import { moveOrder } from '../orders/order-status.service.ts'
import { deliveryStatusNow, recordDelivery } from '../orders/suborders.service.ts'
import { decideRefund, refundRest } from '../orders/refunds/order-refunds.service.ts'
import type { ReturnedPart } from '../orders/refunds/order-refunds.service.ts'
import type { OrderRow } from '../orders/orders.service.ts'
import { returnToStock } from '../orders/stock/stock.service.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { releaseOrderMoney } from '../payments/order-money.service.ts'
import { collectAtTheDoor, toCollect } from '../payments/picked-money.service.ts'
import { recordTaking, refuseAnotherTaking, type SaidTaking } from '../door-money/takings.service.ts'
import { returnVouchers } from '../vouchers/spend-vouchers.service.ts'
import { pickedOrder } from './picked-order.service.ts'
import { standing, type Worker } from './picking.service.ts'

const notPossible = (order: OrderRow) => new ShopError('error.fulfilment.stepNotPossible', standing(order))

/** A step on the way to the customer. Said before, nothing happens. */
export async function moveDelivery(
  tx: Tx,
  order: OrderRow,
  step: DeliveryStep,
  { actor }: Worker,
  now: Date,
): Promise<OrderRow> {
  const deliveryStatusId = await deliveryStatusNow(tx, order)
  const { statusId, deliveryServiceId } = order
  const moves = deliveryStep(step, { statusId, deliveryServiceId, deliveryStatusId })
  if (moves === undefined) throw notPossible(order)
  if (moves.kind === 'same') return order
  const moved = moves.leaves ? await moveOrder(tx, order, orderStatus.outForDelivery, actor, now) : order
  await recordDelivery(tx, moved, { deliveryStatusId: moves.deliveryStatusId, actor }, now)
  if (step === 'depart') await enqueue(tx, 'mail.orderOnItsWay', { orderId: order.id }, now)
  return moved
}

/** The quantity of a line that the customer did not take; thousandths. */
export interface Undelivered {
  lineId: number
  quantity: number
}

/** The end of the way: what stays with the driver, and the money that was taken for the rest. */
export interface Delivered {
  undelivered: readonly Undelivered[]
  taken: SaidTaking
}

const ends: ReadonlySet<number> = new Set([orderStatus.delivered, orderStatus.partiallyDelivered])

/** Hands the goods to the customer who came with the code of the order. */
export async function handOver(
  tx: Tx,
  order: OrderRow,
  { code, ...delivered }: Delivered & { code: string },
  worker: Worker,
  now: Date,
): Promise<OrderRow> {
  if (!needsHandoverCode(order.deliveryServiceId)) throw notPossible(order)
  if (code.replaceAll(/\s/g, '') !== order.handoverCode) throw new ShopError('error.fulfilment.codeWrong')
  return deliver(tx, order, delivered, worker, now)
}

/** Brings the goods to a door or into a locker, where no code is asked for. */
export async function deliverToDoor(
  tx: Tx,
  order: OrderRow,
  delivered: Delivered,
  worker: Worker,
  now: Date,
): Promise<OrderRow> {
  if (needsHandoverCode(order.deliveryServiceId)) throw notPossible(order)
  return deliver(tx, order, delivered, worker, now)
}

/**
 * The customer has the goods, or some of them: what is paid at the door is paid now, and what was not taken is paid
 * back. Delivered before, nothing happens.
 */
export async function deliver(
  tx: Tx,
  order: OrderRow,
  { undelivered, taken }: Delivered,
  { actor, staffId }: Worker,
  now: Date,
): Promise<OrderRow> {
  const toStatus = undelivered.length === 0 ? orderStatus.delivered : orderStatus.partiallyDelivered
  if (order.statusId === toStatus) {
    await refuseAnotherTaking(tx, order.id, taken)
    return order
  }
  if (ends.has(order.statusId) || !canBecome(order.statusId, toStatus)) throw notPossible(order)
  const notTaken = await notTakenOf(tx, order, undelivered)
  const delivered = await moveOrder(tx, order, toStatus, actor, now)
  const agreed = await toCollect(tx, order.id)
  const due = dueWithout(agreed, notTaken.cents)
  const kept = await recordTaking(tx, order, { due, said: taken, staffId }, now)
  await collectAtTheDoor(tx, order.id, { due, kept }, now)
  const back = notTaken.cents - (agreed.cents - due.cents)
  if (notTaken.cents > 0) await refundNotTaken(tx, order.id, notTaken, back, now)
  await enqueue(tx, 'mail.orderDelivered', { orderId: order.id }, now)
  return delivered
}

interface NotTaken {
  goods: ReturnedPart[]
  cents: number
}

/** The goods that were not taken, and the cents they had cost; of goods refunded before, nothing goes back again. */
async function notTakenOf(tx: Tx, order: OrderRow, undelivered: readonly Undelivered[]): Promise<NotTaken> {
  if (undelivered.length === 0) return { goods: [], cents: 0 }
  const lines = new Map((await pickedOrder(tx, order.id)).lines.map((line) => [line.lineId, line]))
  const sums = new Map<number, number>()
  for (const { lineId, quantity } of undelivered) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity)
  const goods = [...sums].map(([orderLineId, quantity]) => {
    const line = lines.get(orderLineId)
    if (line === undefined) throw new ShopError('error.fulfilment.lineNotFound')
    if (quantity > line.paid.quantity - line.paid.returned) throw new ShopError('error.fulfilment.tooMuch')
    return { orderLineId, quantity, cents: returnedAmount(line.paid, quantity) }
  })
  return { goods, cents: Math.min(sumCents(goods.map(({ cents }) => cents)), refundableCents(order)) }
}

/** `back` of it was paid already and goes back; the rest is not charged. */
async function refundNotTaken(
  tx: Tx,
  orderId: number,
  { cents, goods }: NotTaken,
  back: number,
  now: Date,
): Promise<void> {
  const reference = 'undelivered'
  await decideRefund(tx, orderId, { kind: 'undelivered', reference, cents, notChargedCents: cents - back, goods }, now)
  if (back > 0) await enqueue(tx, 'payment.refundOrder', { orderId, cents: back, reference }, now)
}

export interface Ending {
  statusId: typeof orderStatus.failed | typeof orderStatus.notCollected
  restock: boolean
  reason: string
}

/** The goods did not arrive: everything that was held or taken goes back. Ended so before, nothing happens. */
export async function endOrder(shop: Shop, tx: Tx, order: OrderRow, ending: Ending, { actor }: Worker, now: Date) {
  if (order.statusId === ending.statusId) return order
  if (!canBecome(order.statusId, ending.statusId)) throw notPossible(order)
  const isLeftBehind = ending.statusId === orderStatus.notCollected
  if (isLeftBehind && !isCollected(order.deliveryServiceId)) throw notPossible(order)
  const wasPicked = order.orderedTotalCents !== null
  const ended = await moveOrder(tx, order, ending.statusId, actor, now)
  const { notDelivered: deliveryStatusId } = deliveryStatus
  await recordDelivery(tx, ended, { deliveryStatusId, actor, reason: ending.reason }, now)
  if (!wasPicked) await endPayingChange(tx, order, now)
  await releaseBooking(tx, order.cartId, order.slotId)
  // Goods that were never picked are still on their shelf.
  if (ending.restock || !wasPicked) await returnToStock(tx, order, now)
  await returnVouchers(tx, order.id, now)
  await releaseOrderMoney(shop, tx, order.id, now)
  await refundRest(tx, order, now)
  await enqueue(tx, 'mail.orderFailed', { orderId: order.id }, now)
  shop.log.info(
    { orderId: order.id, statusId: ending.statusId, restock: ending.restock },
    'an order ended without delivery',
  )
  return ended
}
