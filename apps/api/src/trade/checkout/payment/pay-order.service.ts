import type { Language } from '@bottega/rules/text/language.ts'
import { beingPaidStatuses, orderStatus, placedStatuses } from '@bottega/rules/orders/order-status.ts'
import { isUndecided } from '@bottega/rules/payments/attempt-state.ts'
import type { PaymentChoice } from '@bottega/rules/payments/payment-plan.ts'
import { settlementOf } from '@bottega/rules/payments/payment-types.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { actorOf, type SessionUser } from '../../../kernel/visitor.ts'
import { moveOrder, type OrderActor } from '../../orders/order-status.service.ts'
import { lockOrder, mayRetryPayment, myOrder, type OrderRow, payWith } from '../../orders/orders.service.ts'
import { retrying } from '../../orders/retrying.ts'
import { type Paying, partsOf } from '../../payments/payment-offer.ts'
import type { ProviderAnswer } from '../../payments/payment-provider.ts'
import {
  readFromProvider,
  authorise,
  claimSending,
  closeAtProvider,
  isAvailable,
  nextAtProvider,
  type PaymentAttempt,
  startParts,
} from '../../payments/payments.service.ts'
import { forgetAttempt, giveUpAttempt } from './close-attempt.service.ts'
import { choiceOf, isSameChoice } from './payment-choice.ts'
import { completeOrder, type Settled, settlePayment } from './settle-payment.service.ts'

/** An order being paid; with the address of the provider's page while the customer has to go there. */
export interface PayingOrder {
  order: OrderRow
  redirectUrl: string | undefined
  /** The page was opened just now: no browser has been sent to it yet. */
  isNew: boolean
  /** The provider does not answer and was not asked: nothing was charged. */
  isUnavailable?: boolean
}

export const paidOrNot = (order: OrderRow): PayingOrder => ({ order, redirectUrl: undefined, isNew: false })

function payingOrder({ order, attempt }: Settled, before: PaymentAttempt): PayingOrder {
  const isOpen = attempt.state === 'pending' && attempt.redirectUrl !== null
  return {
    order,
    redirectUrl: isOpen ? (attempt.redirectUrl ?? undefined) : undefined,
    isNew: isOpen && before.providerPaymentId === null,
  }
}

/**
 * Asks the provider about the part that waits, outside every transaction, and stores the answer; once that part is
 * paid, the next is asked for. Asked again for the same attempt (a second submit, a crash in between) it is the same
 * payment, because the attempt is the idempotency key. Nothing in the address the customer returns to is trusted.
 */
export async function goOnPaying(shop: Shop, order: OrderRow, language: Language): Promise<PayingOrder> {
  const attempt = await nextAtProvider(shop, shop.db, order.id)
  // Settled by another request since the order was read: its status is read again.
  if (attempt === undefined) return paidOrNot(await myOrder(shop.db, order.userId, order.id))
  if (attempt.state === 'created' && !isAvailable(shop, attempt)) {
    // Never sent, so it can be refused; for one that was sent only the provider knows the outcome.
    await forgetAttempt(shop, attempt)
    return { ...paidOrNot(await myOrder(shop.db, order.userId, order.id)), isUnavailable: true }
  }
  const answer = await ask(shop, attempt, language)
  // Given up meanwhile, before the provider was asked: the attempt that replaced it is used.
  if (answer === undefined) return goOnPaying(shop, order, language)
  const settled = await settlePayment(shop, attempt.id, answer, shop.clock())
  if (isUndecided(settled.attempt.state) || !beingPaidStatuses.has(settled.order.statusId))
    return payingOrder(settled, attempt)
  return goOnPaying(shop, settled.order, language)
}

/**
 * An attempt the provider has not answered yet is sent, after it was claimed under the order's lock; one that is being
 * closed is closed further; for any other the provider is asked for its state. Undefined when it was given up.
 */
async function ask(shop: Shop, attempt: PaymentAttempt, language: Language): Promise<ProviderAnswer | undefined> {
  if (attempt.state === 'closing') return closeAtProvider(shop, attempt)
  if (attempt.providerPaymentId !== null) return readFromProvider(shop, attempt)
  const isClaimed = await retrying(() =>
    shop.db.transaction(async (tx) => {
      await lockOrder(tx, attempt.orderId)
      return claimSending(tx, attempt, shop.clock())
    }),
  )
  return isClaimed ? authorise(shop, attempt, language) : undefined
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
  /** Absent for the choice the order was to be paid with last. */
  choice?: PaymentChoice | undefined
  language: Language
}

/**
 * One more try at paying an unpaid order, also in another way. Throws `error.order.notPayable`,
 * `error.checkout.paymentDeclined` and what prevents the choice.
 */
export async function payAgain(shop: Shop, unpaid: OrderRow, request: PayAgain): Promise<PayingOrder> {
  const started = await retrying(() => startAgain(shop, unpaid.id, request, shop.clock()))
  return refuseDeclined(await goOnPaying(shop, started, request.language))
}

/**
 * Pays an order that is not paid, whether its payment failed or was left at the bank: the same way goes on where it
 * stands, another closes the open page first. An order that turns out to be paid already is not paid again. Throws
 * `error.order.notPayable`, `error.checkout.paymentPending` while the bank gives no decision, and what prevents the
 * choice.
 */
export async function payUnpaid(shop: Shop, order: OrderRow, request: PayAgain): Promise<PayingOrder> {
  const choice = request.choice ?? choiceOf(order)
  if (!beingPaidStatuses.has(order.statusId)) return payAgain(shop, order, request)
  if (isSameChoice(choiceOf(order), choice)) return refuseDeclined(await goOnPaying(shop, order, request.language))
  return payOtherwise(shop, order, { ...request, choice })
}

async function payOtherwise(
  shop: Shop,
  order: OrderRow,
  request: PayAgain & { choice: PaymentChoice },
): Promise<PayingOrder> {
  const { user, choice, language } = request
  if (!mayRetryPayment(order, shop.clock())) throw new ShopError('error.order.notPayable')
  // Looked at before the open page is closed: a choice that cannot be must not end one that can.
  await shop.db.transaction((tx) => partsOf(shop, tx, payingOfOrder(order, user), choice, order, language))
  const ended = await giveUpAttempt(shop, order)
  if (ended.statusId === orderStatus.unpaid) return payAgain(shop, ended, request)
  if (placedStatuses.has(ended.statusId)) return paidOrNot(ended)
  throw new ShopError('error.checkout.paymentPending')
}

/** The error that says why an order was not paid. */
export const paymentRefusal = ({ isUnavailable }: Pick<PayingOrder, 'isUnavailable'>) =>
  new ShopError(isUnavailable === true ? 'error.checkout.paymentUnavailable' : 'error.checkout.paymentDeclined')

export function refuseDeclined(paying: PayingOrder): PayingOrder {
  if (paying.order.statusId === orderStatus.unpaid) throw paymentRefusal(paying)
  return paying
}

/** The circumstances that decide how an order placed can be paid. */
export function payingOfOrder(order: OrderRow, user: SessionUser): Paying {
  return {
    user,
    wantsInvoice: order.infos['need_invoice'] === 'true',
    storeId: order.storeId,
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
    // Another request pays it in another way since: that try is not joined, and not paid twice.
    if (beingPaidStatuses.has(locked.statusId)) throw new ShopError('error.checkout.paymentPending')
    if (!mayRetryPayment(locked, now)) throw new ShopError('error.order.notPayable')
    const parts = await partsOf(shop, tx, payingOfOrder(locked, request.user), choice, locked, request.language)
    const order = await payWith(tx, locked, choice)
    await startParts(tx, orderId, parts, now)
    const actor = actorOf(request.user)
    const inPayment = await moveOrder(tx, order, orderStatus.inPayment, actor, now)
    return completeUnlessWaiting(shop, tx, inPayment, actor, now)
  })
}

/** Places the order at once if no provider has to be asked for money. */
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
