import { type MoneyMovement, moneyMovements } from '@bottega/rules/payments/money-movements.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { PlannedPart } from '@bottega/rules/payments/payment-plan.ts'
import { isUndecided } from '@bottega/rules/payments/attempt-state.ts'
import { channelOf } from '@bottega/rules/payments/payment-types.ts'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { isUuid } from './is-uuid.ts'
import type { PaymentProvider, ProviderAnswer } from './payment-provider.ts'
import {
  findAttempt,
  findLastAttempt,
  findLiveAttempts,
  findToRelease,
  findUndecided,
  insertAttempt,
  type PaymentAttempt,
  recordEvent,
  deleteEvents,
  moveAttempt,
  updateNoticedAt,
  findMoneyOf,
} from './payments.repository.ts'
import { refundsOfOrder } from './refunds.repository.ts'
import { findToken } from './saved-payments.repository.ts'

export type { PaymentAttempt } from './payments.repository.ts'

/** Provider name of attempts that need no provider: money handed over with the goods. */
export const atTheDoor = 'on-delivery'

/** Provider name of attempts that need no provider either: what a company owes and pays later. */
export const onAccount = 'on-account'

/** The provider that takes a payment of this type here and now; undefined when there is none. */
export function providerNameFor(shop: Shop, paymentTypeId: number): string | undefined {
  const channel = channelOf(paymentTypeId)
  if (channel === 'door') return atTheDoor
  if (channel === 'account') return onAccount
  return [...shop.payments.values()].find(({ takes }) => takes.has(paymentTypeId))?.name
}

/** A part of a payment, with who takes it. */
export interface StartedPart extends PlannedPart {
  provider: string
  userPaymentAuthId: number | undefined
}

/** First states of attempts that need no answer: an agreed amount is agreed from the start. */
const firstState: Readonly<Record<string, PaymentAttempt['state']>> = {
  [atTheDoor]: 'pending',
  [onAccount]: 'authorised',
}

/** One more try at paying an order, all its parts. They are stored before any provider is called. */
export async function startParts(
  tx: Tx,
  orderId: number,
  parts: readonly StartedPart[],
  now: Date,
): Promise<PaymentAttempt[]> {
  const attempts: PaymentAttempt[] = []
  for (const { cents, provider, userPaymentAuthId, ...part } of parts)
    attempts.push(
      await insertAttempt(tx, {
        ...part,
        orderId,
        provider,
        amountCents: cents,
        userPaymentAuthId: userPaymentAuthId ?? null,
        state: firstState[provider] ?? 'created',
        createdAt: now,
        updatedAt: now,
      }),
    )
  return attempts
}

/** The part a provider has to be asked about next; undefined when none waits for an answer. */
export async function nextAtProvider(shop: Shop, db: Reader, orderId: number): Promise<PaymentAttempt | undefined> {
  const live = await findLiveAttempts(db, orderId)
  return live.find(({ state, provider }) => isUndecided(state) && shop.payments.has(provider))
}

/** Everything that pays for an order. */
export const liveAttempts = (db: Reader, orderId: number) => findLiveAttempts(db, orderId)

/** The amounts held for an order, taken and given back. */
export async function movementsOf(db: Reader, orderId: number): Promise<MoneyMovement[]> {
  return moneyMovements(await findMoneyOf(db, orderId), await refundsOfOrder(db, orderId))
}

/** For an attempt the database is known to hold. */
export async function attemptById(db: Reader, attemptId: string): Promise<PaymentAttempt> {
  const attempt = await findAttempt(db, attemptId)
  if (attempt === undefined) throw new Error(`payment attempt ${attemptId} is gone`)
  return attempt
}

/** For a name received from outside: undefined unless it is an attempt at that provider. */
export async function attemptNamed(db: Reader, name: string, provider: string): Promise<PaymentAttempt | undefined> {
  const attempt = isUuid(name) ? await findAttempt(db, name) : undefined
  return attempt?.provider === provider ? attempt : undefined
}

export const noteNotice = updateNoticedAt

/** Takes a provider's notice. False when it was taken before. */
export const takeEvent = (tx: Tx, provider: string, eventId: string, now: Date) =>
  recordEvent(tx, provider, eventId, now)

/** The try at paying an order that still counts, else the newest. */
export const lastAttempt = (db: Reader, orderId: number) => findLastAttempt(db, orderId)

/** Attempts at a provider whose end is not known, untouched since `before`. */
export const undecidedAttempts = (shop: Shop, before: Date, limit: number) =>
  findUndecided(shop.db, [...shop.payments.keys()], before, limit)

/** Attempts whose money is to go back and has not, untouched since `before`. */
export const attemptsToRelease = (shop: Shop, before: Date) =>
  findToRelease(shop.db, [...shop.payments.keys()], before, 100)

/**
 * Claims an attempt before the provider is asked for its money, once more when the first answer never came. False when it
 * was given up meanwhile: then it must not be sent. The caller holds the order's lock.
 */
export const claimSending = (tx: Tx, attempt: PaymentAttempt, now: Date): Promise<boolean> =>
  moveAttempt(tx, attempt.id, ['created', 'pending'], { state: 'pending', updatedAt: now })

/** Claims an attempt that was sent before the provider is asked to end it. The caller holds the order's lock. */
export async function claimClosing(tx: Tx, { id, state }: PaymentAttempt, now: Date): Promise<boolean> {
  // Claimed before, perhaps by a process that died: ending it twice is ending it once.
  return state === 'closing' || moveAttempt(tx, id, ['pending'], { state: 'closing', updatedAt: now })
}

function providerOf(shop: Shop, attempt: PaymentAttempt): PaymentProvider {
  const provider = shop.payments.get(attempt.provider)
  if (provider === undefined) throw new Error(`no provider takes payments as ${attempt.provider}`)
  return provider
}

/** Whether the provider of an attempt is asked at present, or did not answer too often. */
export const isAvailable = (shop: Shop, attempt: PaymentAttempt) => providerOf(shop, attempt).isAvailable?.() ?? true

/**
 * Never inside a transaction: it waits for another server. Asked again for the same attempt, it is the same payment.
 */
export async function authorise(shop: Shop, attempt: PaymentAttempt, language: Language): Promise<ProviderAnswer> {
  const { id: attemptId, orderId, amountCents, paymentTypeId, userPaymentAuthId } = attempt
  const token = await findToken(shop.db, userPaymentAuthId)
  const { identity } = await shop.identity()
  const request = { attemptId, orderId, amountCents, paymentTypeId, token, language, shopName: identity.name }
  return noted(shop, attempt, providerOf(shop, attempt).authorise(request))
}

export function readFromProvider(shop: Shop, attempt: PaymentAttempt): Promise<ProviderAnswer> {
  return noted(shop, attempt, providerOf(shop, attempt).status(referenceOf(attempt)))
}

/** A bank without an answer, or one that refuses us and not the customer, must be seen by the staff. */
async function noted(shop: Shop, attempt: PaymentAttempt, answering: Promise<ProviderAnswer>): Promise<ProviderAnswer> {
  const answer = await answering
  if (answer.kind === 'unknown' || answer.kind === 'refused')
    shop.log.warn({ payment: attempt.id, orderId: attempt.orderId, ...answer }, 'payment provider')
  return answer
}

/** Ends an attempt at the provider unless it was paid; the answer says which. It is claimed first. */
export function closeAtProvider(shop: Shop, attempt: PaymentAttempt): Promise<ProviderAnswer> {
  return noted(shop, attempt, providerOf(shop, attempt).close(referenceOf(attempt)))
}

/** Takes the money that is held, at most so much. */
export function captureAtProvider(shop: Shop, attempt: PaymentAttempt, amountCents: number): Promise<ProviderAnswer> {
  return unlessRefused(shop, attempt, providerOf(shop, attempt).capture(referenceOf(attempt), amountCents))
}

/** Gives back what was taken, or what is held. */
export function giveBackAtProvider(shop: Shop, attempt: PaymentAttempt): Promise<ProviderAnswer> {
  const [provider, reference] = [providerOf(shop, attempt), referenceOf(attempt)]
  const taken = attempt.capturedCents - attempt.refundedCents
  const answering = attempt.capturedCents > 0 ? provider.refund(reference, taken, 'refund') : provider.void(reference)
  return unlessRefused(shop, attempt, answering)
}

/** Gives back a part of what was taken; `id` names this refund among those of the attempt. */
export async function refundAtProvider(
  shop: Shop,
  attempt: PaymentAttempt,
  { id, cents }: { id: number; cents: number },
): Promise<ProviderAnswer> {
  return noted(shop, attempt, providerOf(shop, attempt).refund(referenceOf(attempt), cents, `refund-${id}`))
}

/** A provider that refuses what it is asked for may know more of the payment than we do: it is asked how it stands. */
async function unlessRefused(
  shop: Shop,
  attempt: PaymentAttempt,
  answering: Promise<ProviderAnswer>,
): Promise<ProviderAnswer> {
  const answer = await noted(shop, attempt, answering)
  return answer.kind === 'refused' ? readFromProvider(shop, attempt) : answer
}

const referenceOf = ({ id, providerPaymentId }: PaymentAttempt) => ({ attemptId: id, providerPaymentId })

/** Asks a provider to delete a card. */
export async function deleteCardAtProvider(shop: Shop, providerName: string, token: string): Promise<void> {
  await shop.payments.get(providerName)?.forget?.(token)
}

/** Longer than any provider sends a notice again, automatically (days) or on request (a month). */
const eventRetention = 90 * 86_400_000

/** Housekeeping: notices too old to be sent again. */
export const purgePaymentEvents = (db: Db, now: Date) => deleteEvents(db, new Date(now.getTime() - eventRetention))
