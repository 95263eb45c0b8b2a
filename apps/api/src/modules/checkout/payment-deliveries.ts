import { isLive } from '@bottega/rules/payments/attempt-state.ts'
import type { Shop } from '../../shop.ts'
import { lockOrder } from '../orders/orders.service.ts'
import { retrying } from '../orders/retrying.ts'
import { releaseAttempt } from '../payments/order-money.service.ts'
import type { ProviderAnswer } from '../payments/payment-provider.ts'
import { attemptById, captureAtProvider, giveBackAtProvider, refundAtProvider } from '../payments/payments.service.ts'
import { countBack, findRefund } from '../payments/refunds.service.ts'
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

/** Gives back a part of what was taken. Throws while the provider has not confirmed it, so that it is tried again. */
export async function refundPayment(shop: Shop, refundId: number): Promise<void> {
  const refund = await findRefund(shop.db, refundId)
  if (refund?.state !== 'asked') return
  const answer = await refundAtProvider(shop, await attemptById(shop.db, refund.attemptId), refund)
  if (answer.kind !== 'payment' || !isTaken.has(answer.payment.state))
    throw new Error(`refund ${refundId} was not given: ${answerText(answer)}`)
  await retrying(() =>
    shop.db.transaction(async (tx) => {
      await lockOrder(tx, refund.orderId)
      await countBack(tx, refund, await attemptById(tx, refund.attemptId), shop.clock())
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
