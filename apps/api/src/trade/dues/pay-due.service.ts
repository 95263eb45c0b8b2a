import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { isUuid } from '../payments/is-uuid.ts'
import type { PaymentProvider, ProviderAnswer } from '../payments/payment-provider.ts'
import {
  type DueTransaction,
  findOpenTransaction,
  findTransaction,
  findUndecided,
  insertTransaction,
  lockDue,
  updateTransaction,
} from './dues.repository.ts'
import { myDue, owedCents, settle, type StandingDue } from './dues.service.ts'

/** The provider that takes cards here; undefined where there is none. */
export const cardProvider = (shop: Shop): PaymentProvider | undefined =>
  [...shop.payments.values()].find(({ takes }) => takes.has(paymentType.card))

export interface PayRequest {
  userId: number
  paymentDueId: number
  language: Language
}

/** Begins the payment of a due, or goes on with the one under way: the page of the provider where the payer goes. */
export async function payDue(shop: Shop, request: PayRequest, now: Date) {
  const { userId, paymentDueId: id } = request
  await refresh(shop, id)
  const due = await myDue(shop.db, userId, id, now)
  if (due.settledAt !== null) throw new ShopError('error.due.settled')
  const provider = cardProvider(shop)
  if (provider === undefined) throw new ShopError('error.checkout.paymentUnavailable')
  const transaction = await shop.db.transaction((tx) => begin(tx, due, provider.name, now))
  if (transaction.redirectUrl === null) await ask(shop, transaction, due, request.language)
  const after = await findTransaction(shop.db, transaction.id)
  if (after?.state === 'declined') throw new ShopError('error.checkout.paymentDeclined')
  const redirectUrl = after?.redirectUrl ?? undefined
  const paid = await myDue(shop.db, userId, id, now)
  if (redirectUrl === undefined && paid.settledAt === null) throw new ShopError('error.checkout.paymentUnavailable')
  return { due: paid, ...(paid.settledAt === null ? { redirectUrl } : {}) }
}

async function begin(tx: Tx, { id }: StandingDue, provider: string, now: Date): Promise<DueTransaction> {
  const due = await lockDue(tx, id)
  if (due?.settledAt !== null) throw new ShopError('error.due.settled')
  const open = await findOpenTransaction(tx, id)
  if (open?.provider === null) throw new ShopError('error.due.beingPaid')
  if (open !== undefined) return open
  const row = {
    paymentDueId: id,
    provider,
    paymentTypeId: paymentType.card,
    amountCents: owedCents(due),
    createdAt: now,
    updatedAt: now,
  }
  return insertTransaction(tx, row)
}

/** Never inside a transaction: it waits for another server. Asked again for the same payment, it is the same. */
async function ask(shop: Shop, transaction: DueTransaction, due: StandingDue, language: Language): Promise<void> {
  const { id: attemptId, amountCents, paymentTypeId } = transaction
  const { identity } = await shop.identity()
  const answer = await providerOf(shop, transaction).authorise({
    shopName: identity.name,
    attemptId,
    orderId: due.orderIds[0] ?? 0,
    amountCents,
    language,
    paymentTypeId,
    token: undefined,
    returnPath: `/profile/paymentduedate?due=${due.id}`,
    reference: due.documentName,
  })
  await recordAnswer(shop, transaction, answer)
}

function providerOf(shop: Shop, { provider }: DueTransaction): PaymentProvider {
  const found = provider === null ? undefined : shop.payments.get(provider)
  if (found === undefined) throw new Error(`no provider takes payments as ${provider ?? 'nobody'}`)
  return found
}

/**
 * Stores what the provider said. Money it holds is taken at once, for nothing is weighed any more; money it took
 * settles the due. A payment of another amount is not believed.
 */
async function recordAnswer(shop: Shop, transaction: DueTransaction, answer: ProviderAnswer): Promise<void> {
  const { id, amountCents } = transaction
  if (answer.kind === 'refused') return store(shop, transaction, { state: 'declined' })
  if (answer.kind !== 'payment') return undefined
  const { payment } = answer
  if (payment.attemptId !== id || payment.amountCents !== amountCents || payment.currency !== 'EUR')
    throw new Error(`payment ${payment.providerPaymentId} does not match the payment ${id} of a due`)
  const { providerPaymentId, state, redirectUrl = null } = payment
  await store(shop, transaction, { providerPaymentId, redirectUrl, state: stored[state] })
  if (state !== 'authorised') return undefined
  const reference = { attemptId: id, providerPaymentId }
  const taken = await providerOf(shop, transaction).capture(reference, amountCents)
  return taken.kind === 'payment' && taken.payment.state === 'captured'
    ? store(shop, transaction, { state: 'captured' })
    : undefined
}

const stored = {
  open: 'pending',
  processing: 'pending',
  authorised: 'authorised',
  captured: 'captured',
  declined: 'declined',
  voided: 'voided',
  refunded: 'refunded',
} as const

function store(shop: Shop, { id, paymentDueId }: DueTransaction, change: Partial<DueTransaction>): Promise<void> {
  const now = shop.clock()
  return shop.db.transaction(async (tx) => {
    const due = await lockDue(tx, paymentDueId)
    await updateTransaction(tx, id, { ...change, updatedAt: now })
    if (due !== undefined && change.state === 'captured') await settle(tx, due, now)
  })
}

async function askAgain(shop: Shop, transaction: DueTransaction): Promise<void> {
  const reference = { attemptId: transaction.id, providerPaymentId: transaction.providerPaymentId }
  const answer = await providerOf(shop, transaction).status(reference)
  // One the provider has never heard of was never sent: a new one may be begun.
  if (answer.kind === 'missing') await store(shop, transaction, { state: 'voided' })
  else await recordAnswer(shop, transaction, answer)
}

/** Asks the provider about the payment of a due that is under way, if there is one. */
export async function refresh(shop: Shop, paymentDueId: number): Promise<void> {
  const open = await findOpenTransaction(shop.db, paymentDueId)
  if (open !== undefined && open.provider !== null) await askAgain(shop, open)
}

/** A provider's notice of a payment that is no order's: false where it is no due's either. */
export async function takeDueNotice(shop: Shop, attemptId: string, provider: string): Promise<boolean> {
  const transaction = isUuid(attemptId) ? await findTransaction(shop.db, attemptId) : undefined
  if (transaction?.provider !== provider) return false
  await askAgain(shop, transaction)
  return true
}

const quietMs = 2 * 60_000

/** Payments whose payer never came back: the provider is asked. */
export async function refreshQuiet(shop: Shop): Promise<void> {
  const before = new Date(shop.clock().getTime() - quietMs)
  for (const transaction of await findUndecided(shop.db, before, 50)) await askAgain(shop, transaction)
}
