import { sumCents } from '@bottega/rules/money/cents.ts'
import { mayChangeOrder } from '@bottega/rules/orders/order-changes.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { beforeTheRoad, deliveredStatuses, orderAllows } from '@bottega/rules/orders/order-status.ts'
import { isMasterAccount } from '@bottega/rules/people/account.ts'
import { currentOrderTells } from '@bottega/rules/orders/order-tells.ts'
import { waitsUntil } from '@bottega/rules/orders/unpaid-order.ts'
import type { MoneyMovement } from '@bottega/rules/payments/money-movements.ts'
import type { PaymentChoice } from '@bottega/rules/payments/payment-plan.ts'
import { type DeliveredGoods, isFresh, returnable, type ReturnTerms } from '@bottega/rules/returns/returnable.ts'
import type { PaidGoods } from '@bottega/rules/returns/return-amount.ts'
import { mayWithdraw, withdrawalWay } from '@bottega/rules/returns/withdrawal.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { closeDraft } from '../cart/drafts/draft-carts.service.ts'
import { blockingStatuses } from '../cart/open-cart.ts'
import { slotById } from '../delivery/slots.service.ts'
import { actorOf, type SessionUser } from '../../kernel/visitor.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { lastAttempt, liveAttempts, movementsOf } from '../payments/payments.service.ts'
import { cancelOrder } from './cancel-order.service.ts'
import { isPersonOf } from './order-parts.repository.ts'
import { type OrderParts, readParts } from './order-parts.service.ts'
import {
  readAdjustments,
  findEvent,
  findEvents,
  findItems,
  findOwnOrder,
  findOrderRow,
  findPlacedOrder,
  findResting,
  findOwnIds,
  lockOrder,
  type OrderAdjustmentRow,
  type OrderItemRow,
  type OrderLineRow,
  type OrderRow,
  type PlacedOrder,
  type Resting,
  setPaymentChoice,
} from './orders.repository.ts'
import { type Parking, parkingOf } from './requests/parking.service.ts'
import type { OrderActor } from './order-status.service.ts'
import { retrying } from './retrying.ts'

export { freeReturned, takeReturned } from './refunds/returned-lines.repository.ts'
export {
  readImages,
  readAdjustments,
  readLines,
  findEvents,
  findOrderRow,
  hasStood,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
} from './orders.repository.ts'

/** An order with everything its page shows. */
export interface WholeOrder {
  placed: PlacedOrder
  items: OrderItemRow[]
  adjustments: OrderAdjustmentRow[]
  parts: OrderParts
  events: Awaited<ReturnType<typeof findEvents>>
  payment: { state: string; paymentTypeId: number } | undefined
  /** Everything that pays for it; more than one where meal vouchers pay a part. */
  payments: readonly { state: string; paymentTypeId: number; amountCents: number; capturedCents: number }[]
  movements: readonly MoneyMovement[]
  /** While it can be changed: until when. */
  changeableUntil: Date | undefined
  /** While it is unpaid and can be paid: until when. */
  payableUntil: Date | undefined
  can: Record<
    | 'modify'
    | 'cancel'
    | 'retryPayment'
    | 'reorder'
    | 'rate'
    | 'return'
    | 'withdraw'
    | 'saveSubstitutes'
    | 'saveDoor'
    | 'changeDate',
    boolean
  >
  /** The place where parking can be reserved, while it can. */
  parking: Parking
}

/** For an order the database is known to hold. */
export async function readOrderRow(db: Reader, orderId: number): Promise<OrderRow> {
  const order = await findOrderRow(db, orderId)
  if (order === undefined) throw new Error(`order ${orderId} is gone`)
  return order
}

/** For an event the database is known to hold. */
export async function eventById(db: Reader, eventId: number) {
  const event = await findEvent(db, eventId)
  if (event === undefined) throw new Error(`event ${eventId} is gone`)
  return event
}

/** The ids of those of these orders that are the customer's. */
export const ownOrderIds = findOwnIds

/** Wishes for the door are read by whoever drives, and by them alone. */
export const mayWishForDoor = ({ statusId, deliveryServiceId }: OrderRow) =>
  !isCollected(deliveryServiceId) && beforeTheRoad.has(statusId)

const mayCancel = (shop: Shop, { statusId }: OrderRow) => orderAllows('cancel', statusId, blockingStatuses(shop.config))

/** While its status allows, and its slot takes orders: until when; undefined once it cannot be changed. */
async function changeableUntil(shop: Shop, db: Reader, { statusId, slotId }: OrderRow, now: Date) {
  const { cutoffAt } = await slotById(db, slotId)
  return mayChangeOrder({ statusId, cutoffAt }, now, blockingStatuses(shop.config)) ? cutoffAt : undefined
}

/** Whether staff may change its goods: as long as its customer could, were it not for the end of ordering. */
export const mayModifyByStaff = ({ config }: Shop, { statusId }: Pick<OrderRow, 'statusId'>) =>
  orderAllows('modify', statusId, blockingStatuses(config))

export async function mayModify(shop: Shop, db: Reader, order: OrderRow, now: Date): Promise<boolean> {
  return (await changeableUntil(shop, db, order, now)) !== undefined
}

export const mayRetryPayment = (order: OrderRow, now: Date) =>
  orderAllows('retryPayment', order.statusId) && now < waitsUntil(order)

/** While it is unpaid and can be paid: until when. */
export const payableUntil = (order: OrderRow, now: Date) =>
  mayRetryPayment(order, now) ? waitsUntil(order) : undefined

/** Days after the delivery during which goods can be returned. */
export const returnTerms = ({ config }: Shop): ReturnTerms => ({
  days: config.RETURN_DAYS,
  freshDays: config.RETURN_FRESH_DAYS,
})

/** An order as it was delivered; when the first part of it was, where there were several. */
export const handedOver = ({ order }: PlacedOrder, events: WholeOrder['events']) => ({
  statusId: order.statusId,
  deliveredAt: events.find(({ statusId }) => deliveredStatuses.has(statusId))?.at,
})

/** The goods of a line that were delivered; quantities in thousandths. */
export const deliveredGoods = ({ line, ...goods }: OrderItemRow): DeliveredGoods => ({
  quantity: line.quantityPrepared ?? line.quantityOrdered,
  returned: line.quantityReturned,
  refunded: line.quantityRefunded,
  isFresh: isFresh(goods),
})

/** The amount paid for a line, beside what went back of it or is asked for by returns; cents and thousandths. */
export const paidGoods = (line: OrderLineRow, paidCents: number): PaidGoods => ({
  paidCents,
  quantity: line.quantityPrepared ?? line.quantityOrdered,
  returned: line.quantityReturned + line.quantityRefunded,
  returnedCents: line.returnedCents + line.refundedCents,
})

/** The order is to be paid in this way from now on. */
export async function payWith(tx: Tx, order: OrderRow, choice: PaymentChoice): Promise<OrderRow> {
  const { paymentTypeId, ...paymentChoice } = choice
  await setPaymentChoice(tx, order.id, paymentTypeId, paymentChoice)
  return { ...order, paymentTypeId, paymentChoice }
}

/** For orders already known to be the reader's, or read by the shop itself. */
export async function readOrder(shop: Shop, db: Reader, orderId: number, now: Date): Promise<WholeOrder> {
  const placed = await findPlacedOrder(db, orderId)
  if (placed === undefined) throw new ShopError('error.order.notFound')
  const { order } = placed
  const items = await findItems(db, [orderId])
  const events = await findEvents(db, orderId)
  const until = await changeableUntil(shop, db, order, now)
  const delivered = handedOver(placed, events)
  const payable = payableUntil(order, now)
  const deadlines = { payableUntil: payable, changeableUntil: until }
  const { offers } = currentOrderTells(order.statusId, deadlines, blockingStatuses(shop.config))
  return {
    placed,
    items,
    adjustments: await readAdjustments(db, orderId),
    parts: (await readParts(db, [order]))(order),
    events,
    payment: await lastAttempt(db, orderId),
    payments: await liveAttempts(db, orderId),
    movements: await movementsOf(db, orderId),
    changeableUntil: until,
    payableUntil: payable,
    can: {
      modify: offers.includes('modify'),
      cancel: offers.includes('cancel'),
      retryPayment: offers.includes('pay'),
      // The goods of an unpaid order are still in the cart, or its own to pay for: they are not put in twice.
      reorder: offers.includes('reorder') && items.length > 0,
      rate: orderAllows('rate', order.statusId),
      return: items.some((item) => 'quantity' in returnable(delivered, deliveredGoods(item), returnTerms(shop), now)),
      withdraw: mayWithdraw(withdrawalWay(delivered, blockingStatuses(shop.config)), delivered.deliveredAt, now),
      saveSubstitutes: orderAllows('modify', order.statusId, blockingStatuses(shop.config)),
      saveDoor: mayWishForDoor(order),
      changeDate: until !== undefined,
    },
    parking: await parkingOf(db, order, now),
  }
}

/** Another customer's order is not found, like one that never existed. */
export async function myOrder(db: Reader, userId: number, orderId: number): Promise<OrderRow> {
  const order = await findOwnOrder(db, userId, orderId)
  if (order === undefined) throw new ShopError('error.order.notFound')
  return order
}

/** Lines as they stand: those that others took the place of are left out. */
export const withoutReplaced = (items: readonly OrderItemRow[]) =>
  items.filter(({ line }) => line.pickState !== 'substituted')

const nothing: WholeOrder['can'] = {
  modify: false,
  cancel: false,
  retryPayment: false,
  reorder: false,
  rate: false,
  return: false,
  withdraw: false,
  saveSubstitutes: false,
  saveDoor: false,
  changeDate: false,
}

/**
 * One's own order, or one of a person who buys for the account: that one is seen and not touched. Any other is not
 * found.
 */
export async function viewOrder(shop: Shop, { userId, userTypeId }: SessionUser, orderId: number, now: Date) {
  const order = await findOrderRow(shop.db, orderId)
  const isOwn = order?.userId === userId
  const isSeen =
    isOwn || (order && isMasterAccount(userTypeId) && (await isPersonOf(shop.db, userId, order.userId))) === true
  if (!isSeen) throw new ShopError('error.order.notFound')
  const whole = await readOrder(shop, shop.db, orderId, now)
  return isOwn
    ? whole
    : { ...whole, changeableUntil: undefined, payableUntil: undefined, parking: undefined, can: nothing }
}

/** Cancels an order whose cart is locked, gives up what was being changed and tells the customer. */
export async function cancelAndTell(shop: Shop, tx: Tx, order: OrderRow, actor: OrderActor, now: Date): Promise<void> {
  await cancelOrder(shop, tx, order, actor, now)
  await closeDraft(tx, order.id, now)
  await enqueue(tx, 'mail.orderCancelled', { orderId: order.id }, now)
}

/** The customer cancels, while the status allows. Of two at once one does and the other is refused as too late. */
export function cancelMyOrder(shop: Shop, user: SessionUser, orderId: number, now: Date): Promise<WholeOrder> {
  return retrying(() =>
    shop.db.transaction(async (tx) => {
      await myOrder(tx, user.userId, orderId)
      const order = await lockOrder(tx, orderId)
      if (order === undefined || !mayCancel(shop, order)) throw new ShopError('error.order.notCancellable')
      await cancelAndTell(shop, tx, order, actorOf(user), now)
      return readOrder(shop, tx, orderId, now)
    }),
  )
}

/** Orders in a status since a moment that hold a place in a slot; a hundred at a time. */
export const restingOrders = (db: Reader, resting: Resting) => findResting(db, resting, 100)

/** The amount an order asked a payment to hold, cents; weighed goods count with what came off their lines. */
export async function prebilledOfOrder(db: Reader, userId: number, orderId: number) {
  const order = await myOrder(db, userId, orderId)
  const weighed = (await findItems(db, [orderId])).filter(({ line }) => line.weightVariable).map(({ line }) => line)
  const ids = new Set(weighed.map(({ id }) => id))
  const adjustments = await readAdjustments(db, orderId)
  const takenOff = adjustments.flatMap(({ orderLineId, cents }) =>
    orderLineId !== null && ids.has(orderLineId) ? [cents] : [],
  )
  return { ...order, variableWeightCents: sumCents([...weighed.map(({ totalCents }) => totalCents), ...takenOff]) }
}
