import type { Language } from '@bottega/contract/texts/text-of.ts'
import type { PlannedPart } from '@bottega/rules/payments/payment-plan.ts'
import { channelOf } from '@bottega/rules/payments/payment-types.ts'
import type { Db, Reader, Tx } from '../../db/database.ts'
import type { Shop } from '../../shop.ts'
import { isUuid } from './is-uuid.ts'
import type { PaymentProvider, ProviderAnswer } from './payment-provider.ts'
import {
  findAttempt,
  findHeldForCancelled,
  findLastAttempt,
  findLiveAttempts,
  findUndecided,
  insertAttempt,
  type PaymentAttempt,
  recordEvent,
  deleteEvents,
  undecidedStates,
} from './payments.repository.ts'
import { findToken } from './saved-payments.repository.ts'

export type { PaymentAttempt } from './payments.repository.ts'

/** Provider of attempts nobody is asked about: money handed over with the goods. */
export const atTheDoor = 'on-delivery'

/** Provider of attempts nobody is asked about either: what a company owes and pays later. */
export const onAccount = 'on-account'

/** Who takes a payment of this type here and now; undefined when nobody does. */
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

/** What is agreed and needs no answer is so from the start. */
const firstState: Readonly<Record<string, PaymentAttempt['state']>> = {
  [atTheDoor]: 'pending',
  [onAccount]: 'authorised',
}

/** One more try at paying an order, all its parts. They stand in the database before anybody outside hears of them. */
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
  return live.find((attempt) => isUndecided(attempt) && shop.payments.has(attempt.provider))
}

/** Everything that pays for an order. */
export const liveAttempts = (db: Reader, orderId: number) => findLiveAttempts(db, orderId)

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
export async function authorise(shop: Shop, attempt: PaymentAttempt, language: Language): Promise<ProviderAnswer> {
  const { id: attemptId, orderId, amountCents, paymentTypeId, userPaymentAuthId } = attempt
  const token = await findToken(shop.db, userPaymentAuthId)
  const request = { attemptId, orderId, amountCents, paymentTypeId, token, language }
  return noted(shop, attempt, providerOf(shop, attempt).authorise(request))
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

/** Longer than any provider sends a notice again, by itself (days) or when somebody tells it to (a month). */
const eventsKeptFor = 90 * 86_400_000

/** Housekeeping: notices nobody will send again. */
export const forgetOldEvents = (db: Db, now: Date) => deleteEvents(db, new Date(now.getTime() - eventsKeptFor))
