import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { unpaidOrderMinutes } from '@bottega/rules/orders/unpaid-order.ts'
import type { Shop } from '../../shop.ts'
import { settlePayment } from '../checkout/settle-payment.service.ts'
import { cancelOrder } from '../orders/cancel-order.service.ts'
import { lockOrder, restingOrders } from '../orders/orders.service.ts'
import { enqueue } from '../outbox/outbox.service.ts'
import type { ProviderAnswer } from '../payments/payment-provider.ts'
import {
  askProvider,
  attemptsOfCancelledOrders,
  closeAttempt,
  liveAttempts,
  type PaymentAttempt,
  undecidedAttempts,
} from '../payments/payments.service.ts'
import { voidPayment } from '../payments/payment-deliveries.ts'
import { each } from './each.ts'

const minute = 60_000

/** After how long each thing is looked into. */
const reaperLimits = {
  /** An attempt nobody heard of since. */
  askAfter: minute,
  /** An attempt the provider has never heard of: longer than any request can still be on its way. */
  forgottenAfter: 2 * minute,
  /** A provider's page nobody paid on. */
  pageOpenFor: 15 * minute,
  /** An unpaid order that keeps a place and goods from others. */
  unpaidFor: unpaidOrderMinutes * minute,
} as const

const before = (now: Date, age: number) => new Date(now.getTime() - age)

/**
 * Brings every payment to an end: asks about attempts whose result is unknown, closes pages left behind, lets go of
 * money held for cancelled orders, and cancels orders unpaid for too long. (Safety, 1)
 */
export async function reapPayments(shop: Shop): Promise<void> {
  const now = shop.clock()
  const { askAfter, unpaidFor } = reaperLimits
  await each(shop, 'undecided payment', await undecidedAttempts(shop, before(now, askAfter), 100), (attempt) =>
    decide(shop, attempt, now),
  )
  const held = await attemptsOfCancelledOrders(shop, before(now, askAfter))
  await each(shop, 'money held for a cancelled order', held, (attemptId) => voidPayment(shop, attemptId))
  const unpaid = await restingOrders(shop.db, {
    statusId: orderStatus.unpaid,
    untouchedSince: before(now, unpaidFor),
  })
  await each(shop, 'unpaid order', unpaid, (orderId) => cancelUnpaid(shop, orderId, now))
}

async function decide(shop: Shop, attempt: PaymentAttempt, now: Date): Promise<void> {
  const answer = await askProvider(shop, attempt)
  const age = now.getTime() - attempt.createdAt.getTime()
  if (answer.kind === 'missing' && age < (await mayStillBeSent(shop, attempt))) return
  await settlePayment(shop, attempt.id, await concluded(shop, attempt, answer, age), now)
}

/** A later part is only asked for once the payer is back from the page of the one before it. */
async function mayStillBeSent(shop: Shop, { orderId }: PaymentAttempt): Promise<number> {
  const { pageOpenFor, forgottenAfter } = reaperLimits
  const isOneOfSeveral = (await liveAttempts(shop.db, orderId)).length > 1
  return isOneOfSeveral ? 2 * pageOpenFor : forgottenAfter
}

/** What never reached the provider will not be paid, and what waits for a person who has gone neither. */
async function concluded(
  shop: Shop,
  attempt: PaymentAttempt,
  answer: ProviderAnswer,
  age: number,
): Promise<ProviderAnswer> {
  if (answer.kind === 'missing') return { kind: 'refused', reason: 'it never reached the provider' }
  const isLeft = answer.kind === 'payment' && answer.payment.state === 'open' && age >= reaperLimits.pageOpenFor
  return isLeft ? closeAttempt(shop, attempt) : answer
}

function cancelUnpaid(shop: Shop, orderId: number, now: Date): Promise<void> {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.statusId !== orderStatus.unpaid) return
    await cancelOrder(shop, tx, order, 'shop', now)
    await enqueue(tx, 'mail.orderCancelled', { orderId }, now)
  })
}
