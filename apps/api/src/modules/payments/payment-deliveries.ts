import type { Shop } from '../../shop.ts'
import type { PaymentProvider, ProviderAnswer } from './payment-provider.ts'
import { findAttempt, moveAttempt, type PaymentAttempt } from './payments.repository.ts'

interface Delivery {
  attempt: PaymentAttempt
  provider: PaymentProvider
}

async function deliveryOf(shop: Shop, attemptId: string): Promise<Delivery> {
  const attempt = await findAttempt(shop.db, attemptId)
  const provider = attempt && shop.payments.get(attempt.provider)
  if (attempt === undefined || provider === undefined) throw new Error(`no provider for payment ${attemptId}`)
  return { attempt, provider }
}

const referenceOf = ({ id, providerPaymentId }: PaymentAttempt) => ({ attemptId: id, providerPaymentId })

const whatWasSaid = (answer: ProviderAnswer) =>
  answer.kind === 'payment' ? `the payment is ${answer.payment.state}` : answer.kind

/** Lets go of what a payment holds. Throws when the provider did not confirm it, so that it is tried again. */
export async function voidPayment(shop: Shop, attemptId: string): Promise<void> {
  const { attempt, provider } = await deliveryOf(shop, attemptId)
  const answer = await provider.void(referenceOf(attempt))
  // A payment the provider has never heard of holds nothing.
  const isVoid = answer.kind === 'missing' || (answer.kind === 'payment' && answer.payment.state === 'voided')
  if (!isVoid) throw new Error(`payment ${attemptId} was not voided: ${whatWasSaid(answer)}`)
  await moveAttempt(shop.db, attemptId, ['created', 'pending', 'authorised'], {
    state: 'voided',
    updatedAt: shop.clock(),
  })
}

/** Takes the money of what was picked. Throws when the provider did not confirm it, so that it is tried again. */
export async function capturePayment(shop: Shop, attemptId: string, amountCents: number): Promise<void> {
  const { attempt, provider } = await deliveryOf(shop, attemptId)
  if (amountCents > attempt.amountCents) throw new Error(`payment ${attemptId} was authorised for less`)
  const answer = await provider.capture(referenceOf(attempt), amountCents)
  if (answer.kind !== 'payment' || answer.payment.state !== 'captured')
    throw new Error(`payment ${attemptId} was not captured: ${whatWasSaid(answer)}`)
  await moveAttempt(shop.db, attemptId, ['authorised'], {
    state: 'captured',
    capturedCents: answer.payment.capturedCents,
    updatedAt: shop.clock(),
  })
}

/** Returns what was taken. Throws when the provider did not confirm it, so that it is tried again. */
export async function refundPayment(shop: Shop, attemptId: string): Promise<void> {
  const { attempt, provider } = await deliveryOf(shop, attemptId)
  const answer = await provider.refund(referenceOf(attempt), attempt.capturedCents, 'refund')
  if (answer.kind !== 'payment' || answer.payment.state !== 'refunded')
    throw new Error(`payment ${attemptId} was not refunded: ${whatWasSaid(answer)}`)
  await moveAttempt(shop.db, attemptId, ['captured'], {
    state: 'refunded',
    refundedCents: attempt.capturedCents,
    updatedAt: shop.clock(),
  })
}

/** Tells a provider to forget a card. */
export async function forgetCard(shop: Shop, providerName: string, token: string): Promise<void> {
  await shop.payments.get(providerName)?.forget?.(token)
}
