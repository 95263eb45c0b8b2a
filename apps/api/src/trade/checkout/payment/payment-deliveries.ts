import { isLive, isUndecided } from '@bottega/rules/payments/attempt-state.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { lockOrder } from '../../orders/orders.service.ts'
import { retrying } from '../../orders/retrying.ts'
import { enqueue } from '../../../kernel/outbox/outbox.service.ts'
import { releaseAttempt } from '../../payments/order-money.service.ts'
import type { ProviderAnswer } from '../../payments/payment-provider.ts'
import {
  attemptById,
  authorise,
  captureAtProvider,
  claimSending,
  giveBackAtProvider,
  type PaymentAttempt,
  refundAtProvider,
} from '../../payments/payments.service.ts'
import { addPaymentAtHandover } from '../../payments/picked-money.service.ts'
import { countBack, findRefund } from '../../payments/refunds.service.ts'
import { closeAttempt } from './close-attempt.service.ts'
import { settlePayment } from './settle-payment.service.ts'

const answerText = (answer: ProviderAnswer) =>
  answer.kind === 'payment' ? `the payment is ${answer.payment.state}` : answer.kind

/** Gives back released money. Throws while the provider has not confirmed it, so that it is tried again. */
export async function releasePayment(shop: Shop, attemptId: string): Promise<void> {
  const attempt = await attemptById(shop.db, attemptId)
  if (isLive(attempt.state)) throw new Error(`payment ${attemptId} pays for its order`)
  if (attempt.state !== 'releasing') return
  const answer = await giveBackAtProvider(shop, attempt)
  const settled = await settlePayment(shop, attemptId, answer, shop.clock())
  if (settled.attempt.state === 'releasing')
    throw new Error(`payment ${attemptId} was not given back: ${answerText(answer)}`)
}

/** Takes the money of what was picked. Throws while the provider has not confirmed it, so that it is tried again. */
export async function capturePayment(shop: Shop, attemptId: string, amountCents: number): Promise<void> {
  const attempt = await attemptById(shop.db, attemptId)
  // Captured already, or void: an order that lost its money was stopped then.
  if (attempt.state !== 'authorised') return
  if (amountCents > attempt.amountCents) throw new Error(`payment ${attemptId} was authorised for less`)
  const answer = await captureAtProvider(shop, attempt, amountCents)
  const settled = await settlePayment(shop, attemptId, answer, shop.clock())
  if (settled.attempt.state === 'authorised')
    throw new Error(`payment ${attemptId} was not captured: ${answerText(answer)}`)
}

/**
 * Asks for what weighs more than was held, with the saved payment and without the customer, and takes it. A payment that
 * was refused, or wants the customer on a page, is paid with the goods instead. (Decision 0341)
 */
export async function payFurther(shop: Shop, attemptId: string): Promise<void> {
  const known = await attemptById(shop.db, attemptId)
  if (isUndecided(known.state)) await askFurther(shop, known)
  await retrying(() =>
    shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, known.orderId)
      const attempt = await attemptById(tx, attemptId)
      if (isUndecided(attempt.state)) throw new Error(`payment ${attemptId} is not decided yet`)
      const now = shop.clock()
      if (attempt.state === 'authorised')
        await enqueue(tx, 'payment.capture', { attemptId, amountCents: attempt.amountCents }, now)
      else if (order !== undefined && !isLive(attempt.state))
        await addPaymentAtHandover(shop, tx, order, attempt.amountCents, now)
    }),
  )
}

async function askFurther(shop: Shop, attempt: PaymentAttempt): Promise<void> {
  const isClaimed = await retrying(() =>
    shop.db.transaction(async (tx) => {
      await lockOrder(tx, attempt.orderId)
      return claimSending(tx, await attemptById(tx, attempt.id), shop.clock())
    }),
  )
  if (!isClaimed) return
  const { attempt: asked } = await settlePayment(shop, attempt.id, await authorise(shop, attempt, 'it'), shop.clock())
  if (asked.state === 'pending' && asked.redirectUrl !== null) await closeAttempt(shop, asked)
}

/** Gives back a part of what was taken. Throws while the provider has not confirmed it, so that it is tried again. */
export async function refundPayment(shop: Shop, refundId: number): Promise<void> {
  const refund = await findRefund(shop.db, refundId)
  if (refund?.state !== 'asked') return
  const attempt = await attemptById(shop.db, refund.attemptId)
  // Given back whole meanwhile, this part with it.
  if (attempt.state !== 'refunded') {
    const answer = await refundAtProvider(shop, attempt, refund)
    if (answer.kind !== 'payment' || !isTaken.has(answer.payment.state))
      throw new Error(`refund ${refundId} was not given: ${answerText(answer)}`)
  }
  await retrying(() =>
    shop.db.transaction(async (tx) => {
      await lockOrder(tx, refund.orderId)
      await countBack(tx, refund, attempt, shop.clock())
    }),
  )
}

/** After a part went back a payment is still captured; after the last one it is refunded. */
const isTaken: ReadonlySet<string> = new Set(['captured', 'refunded'])

/** Money an ended order may still hold: it is released, unless it was, and given back. */
export async function releaseLeftMoney(shop: Shop, attemptId: string): Promise<void> {
  await retrying(() =>
    shop.db.transaction(async (tx) => {
      await lockOrder(tx, (await attemptById(tx, attemptId)).orderId)
      const attempt = await attemptById(tx, attemptId)
      if (isLive(attempt.state)) await releaseAttempt(shop, tx, attempt, shop.clock())
    }),
  )
  await releasePayment(shop, attemptId)
}
