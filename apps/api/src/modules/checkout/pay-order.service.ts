import type { Language } from '@bottega/contract/texts/text-of.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Shop } from '../../shop.ts'
import { ShopError } from '../../shop-error.ts'
import { moveOrder } from '../orders/order-status.service.ts'
import { lockOrder, mayRetryPayment, myOrder, type OrderRow, payWith } from '../orders/orders.service.ts'
import { retrying } from '../orders/retrying.ts'
import {
  askProvider,
  atTheDoor,
  authorise,
  closeAttempt,
  isUndecided,
  lastAttempt,
  type PaymentAttempt,
  providerNameFor,
  startAttempt,
} from '../payments/payments.service.ts'
import { completeOrder, type Settled, settlePayment } from './settle-payment.service.ts'

/** An order on its way to being paid; the address of the provider's page while somebody has to go there. */
export interface PayingOrder {
  order: OrderRow
  redirectUrl: string | undefined
}

export function payingOrder({ order, attempt }: Settled): PayingOrder {
  const isOpen = attempt.state === 'pending' && attempt.redirectUrl !== null
  return { order, redirectUrl: isOpen ? (attempt.redirectUrl ?? undefined) : undefined }
}

const isAtProvider = (attempt: PaymentAttempt) => attempt.provider !== atTheDoor && isUndecided(attempt)

/**
 * Asks the provider to hold the money, outside every transaction, and stores what it said. Asked again for the same
 * attempt (a second submit, a crash in between) it is the same payment, because the attempt is the idempotency key.
 */
export async function authoriseAndSettle(
  shop: Shop,
  attempt: PaymentAttempt,
  language: Language,
): Promise<PayingOrder> {
  const answer = await authorise(shop, attempt, language)
  return payingOrder(await settlePayment(shop, attempt.id, answer, shop.clock()))
}

/** Where an order being paid stands, as the provider knows it; nothing from the address the person came back to is believed. */
export async function lookAtPayment(shop: Shop, order: OrderRow, language: Language): Promise<PayingOrder> {
  const attempt = await lastAttempt(shop.db, order.id)
  // Settled by somebody else since the order was read: its status is read again.
  if (attempt === undefined || !isAtProvider(attempt))
    return { order: await myOrder(shop.db, order.userId, order.id), redirectUrl: undefined }
  if (attempt.state === 'created') return authoriseAndSettle(shop, attempt, language)
  const answer = await askProvider(shop, attempt)
  return payingOrder(await settlePayment(shop, attempt.id, answer, shop.clock()))
}

/** Back from the provider's page. */
export async function paymentResult(
  shop: Shop,
  userId: number,
  orderId: number,
  language: Language,
): Promise<PayingOrder> {
  return lookAtPayment(shop, await myOrder(shop.db, userId, orderId), language)
}

/**
 * One more try at paying an unpaid order, if the person likes in another way. A try still open on the provider's page is
 * closed there first, so that nobody can pay twice. Throws `error.order.notPayable`, `error.checkout.paymentDeclined`.
 */
export async function payAgain(
  shop: Shop,
  unpaid: OrderRow,
  paymentTypeId: number,
  language: Language,
): Promise<PayingOrder> {
  const started = await retrying(() => startAgain(shop, unpaid.id, paymentTypeId, shop.clock()))
  if (started.attempt.provider === atTheDoor) return { order: started.order, redirectUrl: undefined }
  return refuseDeclined(await authoriseAndSettle(shop, started.attempt, language))
}

export function refuseDeclined(paying: PayingOrder): PayingOrder {
  if (paying.order.statusId === orderStatus.unpaid) throw new ShopError('error.checkout.paymentDeclined')
  return paying
}

function startAgain(shop: Shop, orderId: number, paymentTypeId: number, now: Date): Promise<Settled> {
  return shop.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    const provider = providerNameFor(shop, paymentTypeId)
    if (locked === undefined || provider === undefined) throw new ShopError('error.order.notPayable')
    const last = await lastAttempt(tx, orderId)
    // Asked twice at once: both go on with the same try.
    if (last !== undefined && isAtProvider(last) && last.paymentTypeId === paymentTypeId)
      return { order: locked, attempt: last }
    const order = await payWith(tx, locked, paymentTypeId)
    if (!mayRetryPayment(shop, order, now)) throw new ShopError('error.order.notPayable')
    const amountCents = provider === atTheDoor ? order.totalCents : order.prebilledCents
    const attempt = await startAttempt(tx, { orderId, paymentTypeId, provider, amountCents }, now)
    const inPayment = await moveOrder(tx, order, orderStatus.inPayment, 'customer', now)
    return { order: provider === atTheDoor ? await completeOrder(tx, inPayment, 'customer', now) : inPayment, attempt }
  })
}

/** Ends a try still open at the provider. The order that comes back is unpaid, or paid after all. */
export async function giveUpAttempt(shop: Shop, order: OrderRow): Promise<OrderRow> {
  const attempt = await lastAttempt(shop.db, order.id)
  if (attempt === undefined || !isAtProvider(attempt)) return myOrder(shop.db, order.userId, order.id)
  const answer = await closeAttempt(shop, attempt)
  const known = answer.kind === 'refused' ? await askProvider(shop, attempt) : answer
  return (await settlePayment(shop, attempt.id, known, shop.clock())).order
}
