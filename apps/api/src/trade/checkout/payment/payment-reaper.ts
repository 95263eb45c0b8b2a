import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { unpaidOrderMinutes } from '@bottega/rules/orders/unpaid-order.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { closeAttempt, forgetAttempt } from './close-attempt.service.ts'
import { releaseLeftMoney } from './payment-deliveries.ts'
import { settlePayment } from './settle-payment.service.ts'
import { cancelOrder } from '../../orders/cancel-order.service.ts'
import { changeOfAttempt } from '../../orders/order-changes.service.ts'
import { lockOrder, restingOrders } from '../../orders/orders.service.ts'
import { enqueue } from '../../../kernel/outbox/outbox.service.ts'
import {
  readFromProvider,
  attemptsToRelease,
  closeAtProvider,
  liveAttempts,
  type PaymentAttempt,
  undecidedAttempts,
} from '../../payments/payments.service.ts'
import { each } from '../../../kernel/jobs/each.ts'

const minute = 60_000

/** After how long each thing is looked into. */
const reaperLimits = {
  /** An attempt without news since. */
  checkAfter: minute,
  /** An attempt the provider has never heard of: longer than any request can still be on its way. */
  forgottenAfter: 2 * minute,
  /** A provider's page on which no payment was made. */
  pageOpenFor: 15 * minute,
  /** An unpaid order that holds a place and goods. */
  unpaidFor: unpaidOrderMinutes * minute,
} as const

const before = (now: Date, age: number) => new Date(now.getTime() - age)

/**
 * Ends every open payment: asks about attempts whose result is unknown, closes abandoned pages, releases money held for
 * cancelled orders, and cancels orders unpaid for too long. (Safety, 1)
 */
export async function reapPayments(shop: Shop): Promise<void> {
  const now = shop.clock()
  const { checkAfter, unpaidFor } = reaperLimits
  await each(shop, 'undecided payment', await undecidedAttempts(shop, before(now, checkAfter), 100), (attempt) =>
    decide(shop, attempt, now),
  )
  const held = await attemptsToRelease(shop, before(now, checkAfter))
  await each(shop, 'money to give back', held, (attemptId) => releaseLeftMoney(shop, attemptId))
  const unpaid = await restingOrders(shop.db, {
    statusId: orderStatus.unpaid,
    untouchedSince: before(now, unpaidFor),
  })
  await each(shop, 'unpaid order', unpaid, (orderId) => cancelUnpaid(shop, orderId, now))
}

async function decide(shop: Shop, attempt: PaymentAttempt, now: Date): Promise<void> {
  const untouchedFor = now.getTime() - attempt.updatedAt.getTime()
  if (attempt.state === 'created') {
    if (untouchedFor >= (await mayStillBeSent(shop, attempt))) await forgetAttempt(shop, attempt)
    return
  }
  // A claim to close that was left behind is carried out.
  const answer = await (attempt.state === 'closing' ? closeAtProvider : readFromProvider)(shop, attempt)
  if (answer.kind === 'missing') {
    if (untouchedFor >= reaperLimits.forgottenAfter) await forgetAttempt(shop, attempt)
    return
  }
  const isOpen = answer.kind === 'payment' && answer.payment.state === 'open'
  const age = now.getTime() - attempt.createdAt.getTime()
  if (isOpen && attempt.state === 'pending' && age >= reaperLimits.pageOpenFor) return closeAttempt(shop, attempt)
  await settlePayment(shop, attempt.id, answer, now)
}

/** A part behind another of the same try is only asked for once the payer is back from the page of the one before it. */
async function mayStillBeSent(shop: Shop, { id, orderId, part }: PaymentAttempt): Promise<number> {
  const { pageOpenFor, forgottenAfter } = reaperLimits
  const isBehind = (await liveAttempts(shop.db, orderId)).some((other) => other.part < part)
  // The amount a change adds is paid by itself, long after the parts before it.
  const waits = isBehind && (await changeOfAttempt(shop.db, id)) === undefined
  return waits ? 2 * pageOpenFor : forgottenAfter
}

function cancelUnpaid(shop: Shop, orderId: number, now: Date): Promise<void> {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.statusId !== orderStatus.unpaid) return
    await cancelOrder(shop, tx, order, 'shop', now)
    await enqueue(tx, 'mail.orderCancelled', { orderId }, now)
  })
}
