import type { Language } from '@bottega/contract/texts/text-of.ts'
import { beingPaidStatuses, orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { PaymentChoice } from '@bottega/rules/payments/payment-plan.ts'
import { settlementOf } from '@bottega/rules/payments/payment-types.ts'
import type { Tx } from '../../db/database.ts'
import type { Shop } from '../../shop.ts'
import { ShopError } from '../../shop-error.ts'
import { actorOf, type SessionUser } from '../../visitor.ts'
import { moveOrder, type OrderActor } from '../orders/order-status.service.ts'
import { lockOrder, mayRetryPayment, myOrder, type OrderRow, payWith } from '../orders/orders.service.ts'
import { retrying } from '../orders/retrying.ts'
import { type Paying, partsOf } from '../payments/payment-offer.ts'
import {
  askProvider,
  authorise,
  closeAttempt,
  isUndecided,
  nextAtProvider,
  type PaymentAttempt,
  startParts,
} from '../payments/payments.service.ts'
import { choiceOf, isSameChoice } from './payment-choice.ts'
import { completeOrder, type Settled, settlePayment } from './settle-payment.service.ts'

/** An order on its way to being paid; the address of the provider's page while somebody has to go there. */
export interface PayingOrder {
  order: OrderRow
  redirectUrl: string | undefined
  /** The page was opened just now: nobody has been on it. */
  isNew: boolean
}

export const paidOrNot = (order: OrderRow): PayingOrder => ({ order, redirectUrl: undefined, isNew: false })

function payingOrder({ order, attempt }: Settled, before: PaymentAttempt): PayingOrder {
  const isOpen = attempt.state === 'pending' && attempt.redirectUrl !== null
  return {
    order,
    redirectUrl: isOpen ? (attempt.redirectUrl ?? undefined) : undefined,
    isNew: isOpen && before.state === 'created',
  }
}

/**
 * Asks the provider about the part that waits, outside every transaction, and stores what it said; once that part is
 * paid, the next is asked for. Asked again for the same attempt (a second submit, a crash in between) it is the same
 * payment, because the attempt is the idempotency key. Nothing from the address somebody came back to is believed.
 */
export async function goOnPaying(shop: Shop, order: OrderRow, language: Language): Promise<PayingOrder> {
  const attempt = await nextAtProvider(shop, shop.db, order.id)
  // Settled by somebody else since the order was read: its status is read again.
  if (attempt === undefined) return paidOrNot(await myOrder(shop.db, order.userId, order.id))
  const isNew = attempt.state === 'created'
  const answer = isNew ? await authorise(shop, attempt, language) : await askProvider(shop, attempt)
  const settled = await settlePayment(shop, attempt.id, answer, shop.clock())
  if (isUndecided(settled.attempt) || !beingPaidStatuses.has(settled.order.statusId))
    return payingOrder(settled, attempt)
  return goOnPaying(shop, settled.order, language)
}

/** Back from the provider's page. */
export async function paymentResult(
  shop: Shop,
  userId: number,
  orderId: number,
  language: Language,
): Promise<PayingOrder> {
  return goOnPaying(shop, await myOrder(shop.db, userId, orderId), language)
}

export interface PayAgain {
  user: SessionUser
  /** How the order was to be paid last, unless said. */
  choice?: PaymentChoice | undefined
  language: Language
}

/**
 * One more try at paying an unpaid order, if the person likes in another way. Throws `error.order.notPayable`,
 * `error.checkout.paymentDeclined` and what stands in the way of a choice.
 */
export async function payAgain(shop: Shop, unpaid: OrderRow, request: PayAgain): Promise<PayingOrder> {
  const started = await retrying(() => startAgain(shop, unpaid.id, request, shop.clock()))
  return refuseDeclined(await goOnPaying(shop, started, request.language))
}

export function refuseDeclined(paying: PayingOrder): PayingOrder {
  if (paying.order.statusId === orderStatus.unpaid) throw new ShopError('error.checkout.paymentDeclined')
  return paying
}

/** What decides how an order placed can be paid. */
export function payingOfOrder(order: OrderRow, user: SessionUser): Paying {
  return {
    user,
    wantsInvoice: order.infos['need_invoice'] === 'true',
    deliveryServiceId: order.deliveryServiceId,
    takesMealVouchers: settlementOf(order.paymentTypeId) === 'meal-voucher',
  }
}

function startAgain(shop: Shop, orderId: number, request: PayAgain, now: Date): Promise<OrderRow> {
  return shop.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    if (locked === undefined) throw new ShopError('error.order.notPayable')
    const choice = request.choice ?? choiceOf(locked)
    // Asked twice at once: both go on with the same try.
    if (isSameChoice(choice, choiceOf(locked)) && (await nextAtProvider(shop, tx, orderId)) !== undefined) return locked
    if (!mayRetryPayment(locked, now)) throw new ShopError('error.order.notPayable')
    const parts = await partsOf(shop, tx, payingOfOrder(locked, request.user), choice, locked, request.language)
    const order = await payWith(tx, locked, choice)
    await startParts(tx, orderId, parts, now)
    const actor = actorOf(request.user)
    const inPayment = await moveOrder(tx, order, orderStatus.inPayment, actor, now)
    return completeUnlessWaiting(shop, tx, inPayment, actor, now)
  })
}

/** Where nobody has to be asked for money, the order stands at once. */
export async function completeUnlessWaiting(
  shop: Shop,
  tx: Tx,
  order: OrderRow,
  actor: OrderActor,
  now: Date,
): Promise<OrderRow> {
  const waits = await nextAtProvider(shop, tx, order.id)
  return waits === undefined ? completeOrder(tx, order, actor, now) : order
}

/** Ends a try still open at the provider. The order that comes back is unpaid, or paid after all. */
export async function giveUpAttempt(shop: Shop, order: OrderRow): Promise<OrderRow> {
  const attempt = await nextAtProvider(shop, shop.db, order.id)
  if (attempt === undefined) return myOrder(shop.db, order.userId, order.id)
  const answer = await closeAttempt(shop, attempt)
  const known = answer.kind === 'refused' ? await askProvider(shop, attempt) : answer
  return (await settlePayment(shop, attempt.id, known, shop.clock())).order
}
