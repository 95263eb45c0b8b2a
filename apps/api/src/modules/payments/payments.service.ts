import type { Language } from '@bottega/contract/texts/text-of.ts'
import { settlementOf } from '@bottega/rules/payments/payment-types.ts'
import type { Reader, Tx } from '../../db/database.ts'
import type { Shop } from '../../shop.ts'
import { enqueue } from '../outbox/outbox.service.ts'
import type { PaymentProvider, ProviderAnswer } from './payment-provider.ts'
import {
  findAttempt,
  findHeldForCancelled,
  findLastAttempt,
  findLiveAttempt,
  findUndecided,
  insertAttempt,
  moveAttempt,
  type PaymentAttempt,
  recordEvent,
  undecidedStates,
} from './payments.repository.ts'

export type { PaymentAttempt } from './payments.repository.ts'

/** Provider of attempts nobody is asked about: money handed over with the goods. */
export const atTheDoor = 'on-delivery'

/** Who takes a payment of this type here and now; undefined when nobody does. */
export function providerNameFor(shop: Shop, paymentTypeId: number): string | undefined {
  const settlement = settlementOf(paymentTypeId)
  if (settlement === 'on-delivery') return atTheDoor
  return settlement === 'online' && shop.payments.has(shop.config.PAYMENT_PROVIDER)
    ? shop.config.PAYMENT_PROVIDER
    : undefined
}

interface NewAttempt {
  orderId: number
  paymentTypeId: number
  provider: string
  amountCents: number
}

/** One more try at paying an order. It stands in the database before anybody outside hears of it. */
export function startAttempt(tx: Tx, attempt: NewAttempt, now: Date): Promise<PaymentAttempt> {
  const state = attempt.provider === atTheDoor ? 'pending' : 'created'
  return insertAttempt(tx, { ...attempt, state, createdAt: now, updatedAt: now })
}

/** For an attempt the database is known to hold. */
export async function attemptById(db: Reader, attemptId: string): Promise<PaymentAttempt> {
  const attempt = await findAttempt(db, attemptId)
  if (attempt === undefined) throw new Error(`payment attempt ${attemptId} is gone`)
  return attempt
}

/** For a name somebody outside uses: undefined unless it is an attempt at that provider. */
export async function attemptNamed(db: Reader, name: string, provider: string): Promise<PaymentAttempt | undefined> {
  const attempt = isUuid(name) ? await findAttempt(db, name) : undefined
  return attempt?.provider === provider ? attempt : undefined
}

const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** Whether it may still end either way. */
export const isUndecided = ({ state }: PaymentAttempt) => undecidedStates.some((one) => one === state)

/** Takes a provider's notice. False when it was taken before. */
export const takeEvent = (tx: Tx, provider: string, eventId: string, now: Date) =>
  recordEvent(tx, provider, eventId, now)

/** The try at paying an order that still counts, else the newest. */
export const lastAttempt = (db: Reader, orderId: number) => findLastAttempt(db, orderId)

/** Attempts at a provider whose end nobody knows, untouched since `before`. */
export const undecidedAttempts = (shop: Shop, before: Date, limit: number) =>
  findUndecided(shop.db, [...shop.payments.keys()], before, limit)

/** Attempts that may still hold money for orders cancelled before a moment. */
export const attemptsOfCancelledOrders = (shop: Shop, before: Date) =>
  findHeldForCancelled(shop.db, [...shop.payments.keys()], before, 100)

function providerOf(shop: Shop, attempt: PaymentAttempt): PaymentProvider {
  const provider = shop.payments.get(attempt.provider)
  if (provider === undefined) throw new Error(`nobody takes payments as ${attempt.provider}`)
  return provider
}

/** Never inside a transaction: it waits for somebody else. Asked again for the same attempt, it is the same payment. */
export function authorise(shop: Shop, attempt: PaymentAttempt, language: Language): Promise<ProviderAnswer> {
  const { id: attemptId, orderId, amountCents } = attempt
  return noted(shop, attempt, providerOf(shop, attempt).authorise({ attemptId, orderId, amountCents, language }))
}

export function askProvider(shop: Shop, attempt: PaymentAttempt): Promise<ProviderAnswer> {
  const { id: attemptId, providerPaymentId } = attempt
  return noted(shop, attempt, providerOf(shop, attempt).status({ attemptId, providerPaymentId }))
}

/** A bank that says nothing, or no to us and not to the customer, is something the shop's people must see. */
async function noted(shop: Shop, attempt: PaymentAttempt, asked: Promise<ProviderAnswer>): Promise<ProviderAnswer> {
  const answer = await asked
  if (answer.kind === 'unknown' || answer.kind === 'refused')
    shop.log.warn({ payment: attempt.id, orderId: attempt.orderId, ...answer }, 'payment provider')
  return answer
}

/** Makes sure that nobody pays on this attempt any more; the answer says whether somebody already had. */
export function closeAttempt(shop: Shop, attempt: PaymentAttempt): Promise<ProviderAnswer> {
  const { id: attemptId, providerPaymentId } = attempt
  return noted(shop, attempt, providerOf(shop, attempt).void({ attemptId, providerPaymentId }))
}

/** Gives back an order's money once the transaction stands: lets go of what is held, returns what was taken. */
export async function letGoOfMoney(shop: Shop, tx: Tx, orderId: number, now: Date): Promise<void> {
  const attempt = await findLiveAttempt(tx, orderId)
  if (attempt === undefined) return
  if (!shop.payments.has(attempt.provider)) {
    await moveAttempt(tx, attempt.id, [attempt.state], { state: 'voided', updatedAt: now })
    return
  }
  await enqueue(tx, attempt.state === 'captured' ? 'payment.refund' : 'payment.void', { attemptId: attempt.id }, now)
}

/** Takes the money of what was picked, once the transaction stands; at the door it is taken with the goods. */
export async function takeMoney(shop: Shop, tx: Tx, orderId: number, amountCents: number, now: Date): Promise<void> {
  const attempt = await findLiveAttempt(tx, orderId)
  if (attempt?.state !== 'authorised' || !shop.payments.has(attempt.provider)) return
  await enqueue(tx, 'payment.capture', { attemptId: attempt.id, amountCents }, now)
}

/** The customer paid at the door. */
export async function recordPaidAtTheDoor(tx: Tx, orderId: number, amountCents: number, now: Date): Promise<void> {
  const attempt = await findLiveAttempt(tx, orderId)
  if (attempt?.provider !== atTheDoor) return
  await moveAttempt(tx, attempt.id, ['pending'], { state: 'captured', capturedCents: amountCents, updatedAt: now })
}
