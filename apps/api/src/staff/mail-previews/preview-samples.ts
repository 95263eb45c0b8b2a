import type { Language } from '@bottega/rules/text/language.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { formAnswer } from '../../content/forms/answers.tables.ts'
import { stockWish } from '../../trade/stock-wishes/stock-wishes.tables.ts'
import { wishlist, wishlistShare } from '../../trade/lists/lists.tables.ts'
import { cardAgreement } from '../../trade/loyalty/card-agreements/card-agreements.tables.ts'
import { loyaltyCard } from '../../trade/loyalty/cards.tables.ts'
import { orderChange } from '../../trade/orders/order-changes.tables.ts'
import { orderEvent, orderLine, shopOrder } from '../../trade/orders/orders.tables.ts'
import { accountPerson } from '../../people/persons/persons.tables.ts'
import { actAs } from '../../kernel/accounts/acting.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { accountDeletion } from '../../trade/account/deletion.tables.ts'
import { orderReturn, orderReturnLine } from '../../trade/returns/returns.tables.ts'
import { withdrawal } from '../../trade/returns/withdrawals.tables.ts'
import { emailChange } from '../../people/security/tokens.tables.ts'
import { mfaChallenge } from '../../people/mfa/mfa.tables.ts'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { staffInvitation } from '../backoffice/accounts.tables.ts'
import { cooperative, store } from '../../places/stores/stores.tables.ts'
import { creditActions } from '../customers/credit-change.ts'
import { sampleGoods } from './sample-goods.ts'
import { type HouseholdSample, sampleHousehold } from './sample-household.ts'
import { sampleStanding, type StandingSample } from './sample-standing.ts'
import { issueCredit } from '../../trade/vouchers/credit-voucher.service.ts'

/** The subjects of the mails of a preview; without an order in the shop, those about orders have nothing to show. */
export interface Samples {
  userId: number
  order:
    { orderId: number; changeId: number; eventId: number; returnId: number; productId: number | undefined } | undefined
  shareId: number
  answerId: number
  agreementId: number
  accountPersonId: number
  /** Entries of the log: a credit agreement made, changed, ended. */
  creditEntryIds: number[]
  actAsId: number
  withdrawalId: number
  /** For the first products of the shop; none where it has none. */
  wishIds: number[]
  /** A proposal, and one paused for each reason; undefined where the shop has no product. */
  standing: StandingSample | undefined
  household: HouseholdSample
}

const hour = 3600 * 1000
const email = 'anna@bottega.example'

/** A customer of the preview, who waits for everything a mail can be about. For a transaction that is rolled back. */
export async function makeSamples(tx: Tx, language: Language, now: Date): Promise<Samples> {
  const soon = new Date(now.getTime() + hour)
  const person = { firstName: 'Anna', lastName: 'Esempio', companyName: 'Esempio srl', email, language }
  const [user] = await tx
    .insert(appUser)
    .values({ ...person, login: `preview-${now.getTime()}`, businessApproval: 'waiting', businessApprovalAt: now })
    .returning({ id: appUser.id })
  const userId = user?.id ?? 0
  await tx.insert(emailChange).values({ userId, newEmail: `new-${email}`, expiresAt: soon })
  for (const purpose of ['login', 'mfaOff', 'identity'] as const)
    await tx.insert(mfaChallenge).values({ userId, purpose, createdAt: now, expiresAt: soon })
  await tx.insert(staffInvitation).values({ userId, totpSecret: 'SECRET', expiresAt: soon })
  await tx.insert(accountDeletion).values({ userId, closedAt: now, eraseAfter: now })
  await issueCredit(
    tx,
    {
      userId,
      code: 'GRAZIE-ESEMPIO',
      cents: 500,
      name: { it: 'Esempio' },
      description: { it: 'Esempio' },
      validUntil: shopDate(soon),
    },
    now,
  )
  const [list] = await tx.insert(wishlist).values({ userId, name: 'Esempio' }).returning({ id: wishlist.id })
  const [share] = await tx
    .insert(wishlistShare)
    .values({ listId: list?.id ?? 0, email: `friend-${email}`, grant: 'READ', language })
    .returning({ id: wishlistShare.id })
  const [answer] = await tx
    .insert(formAnswer)
    .values({
      formNumber: 1,
      title: 'Esempio',
      userId,
      language,
      fields: [],
      mailTo: 'office@bottega.example',
      expiresAt: soon,
    })
    .returning({ id: formAnswer.id })
  const order = await sampleOrder(tx, userId, language, now)
  const agreementId = await sampleAgreement(tx, userId)
  const [asked] = await tx
    .insert(accountPerson)
    .values({ masterId: userId, email: `friend-${email}`, language, invitedAt: now })
    .returning({ id: accountPerson.id })
  const ids = { shareId: share?.id ?? 0, answerId: answer?.id ?? 0, accountPersonId: asked?.id ?? 0 }
  const actAsId = await sampleActing(tx, userId, now)
  const withdrawalId = await sampleWithdrawal(tx, language, now)
  const [creditEntryIds, wishIds] = [await sampleCredits(tx, userId), await sampleWishes(tx, userId, now)]
  const standing = await sampleStanding(tx, { userId, listId: list?.id ?? null }, now)
  const household = await sampleHousehold(tx, { userId, email: `friend-${email}`, language }, soon)
  return { household, standing, userId, order, agreementId, creditEntryIds, actAsId, withdrawalId, wishIds, ...ids }
}

/** Two products the shop sells, which were told of. */
async function sampleWishes(tx: Tx, userId: number, now: Date): Promise<number[]> {
  const [shelf] = await tx.select({ id: store.id }).from(store).orderBy(store.id).limit(1)
  const goods = await sampleGoods(tx, 2)
  if (shelf === undefined || goods.length === 0) return []
  const rows = await tx
    .insert(stockWish)
    .values(goods.map((productId) => ({ userId, storeId: shelf.id, productId, toldAt: now })))
    .returning({ id: stockWish.id })
  return rows.map(({ id }) => id)
}

async function sampleWithdrawal(tx: Tx, language: Language, now: Date): Promise<number> {
  const [statement] = await tx
    .insert(withdrawal)
    .values({
      orderNumber: '1234',
      name: 'Anna Esempio',
      email,
      language,
      sentAt: now,
      digest: `preview-${now.getTime()}`,
    })
    .returning({ id: withdrawal.id })
  return statement?.id ?? 0
}

/** The customer acts for themselves: a preview may have no staff. */
async function sampleActing(tx: Tx, userId: number, now: Date): Promise<number> {
  const ends = { endsAt: now, staffSessionEndsAt: now }
  const [acting] = await tx
    .insert(actAs)
    .values({ staffId: userId, customerId: userId, reason: 'Esempio', startedAt: now, ...ends })
    .returning({ id: actAs.id })
  return acting?.id ?? 0
}

/** Writes the entries of the log on a credit agreement that is made, changed and ended. */
async function sampleCredits(tx: Tx, userId: number): Promise<number[]> {
  const paymentTypeId = paymentType.deferred
  const [first, second] = [
    { paymentTypeId, limitCents: 100_000, termDays: 30 },
    { paymentTypeId, limitCents: 200_000, termDays: 60 },
  ]
  const entry = { staffId: userId, staffName: 'Esempio', subject: 'customer', subjectId: String(userId) } as const
  const rows = await tx
    .insert(auditEntry)
    .values([
      { ...entry, action: creditActions.agreed, after: first },
      { ...entry, action: creditActions.agreed, before: first, after: second },
      { ...entry, action: creditActions.ended, before: second, after: { paymentTypeId, owedCents: 0 } },
    ])
    .returning({ id: auditEntry.id })
  return rows.map(({ id }) => id)
}

/** The question about a card that exists in the preview alone, of the first cooperative. */
async function sampleAgreement(tx: Tx, userId: number): Promise<number> {
  const [issuer] = await tx.select({ id: cooperative.id }).from(cooperative).limit(1)
  const [card] = await tx
    .insert(loyaltyCard)
    .values({ number: '0000000000000', birthDate: '1984-05-12', cooperativeId: issuer?.id ?? null })
    .returning({ id: loyaltyCard.id })
  const [asked] = await tx
    .insert(cardAgreement)
    .values({ cardId: card?.id ?? 0, userId })
    .returning({ id: cardAgreement.id })
  return asked?.id ?? 0
}

/** The newest order of the shop, as if it were Anna's. */
async function sampleOrder(tx: Tx, userId: number, language: Language, now: Date): Promise<Samples['order']> {
  const [order] = await tx.select().from(shopOrder).orderBy(desc(shopOrder.id)).limit(1)
  if (order === undefined) return undefined
  const { id: orderId, totalCents } = order
  const infos = sql`${shopOrder.infos} || ${JSON.stringify({ language })}::jsonb`
  await tx.update(shopOrder).set({ userId, infos }).where(eq(shopOrder.id, orderId))
  const [line] = await tx.select().from(orderLine).where(eq(orderLine.orderId, orderId)).limit(1)
  const goods =
    line === undefined
      ? []
      : [{ productId: line.productId, name: line.name, isLoose: false, before: 1000, after: 2000 }]
  const window = { beginAt: order.slotBeginAt.toISOString(), endAt: order.slotEndAt.toISOString() }
  const [change] = await tx
    .insert(orderChange)
    .values({
      orderId,
      cartId: order.cartId,
      cartVersion: -1,
      state: 'refused',
      plan: { order, lines: [], adjustments: [] },
      story: { goods, slot: window },
      fromTotalCents: totalCents,
      toTotalCents: totalCents,
    })
    .returning({ id: orderChange.id })
  const [event] = await tx
    .insert(orderEvent)
    .values({ orderId, statusId: order.statusId, actor: 'shop', rescheduled: { from: window, to: window } })
    .returning({ id: orderEvent.id })
  const [back] = await tx
    .insert(orderReturn)
    .values({ orderId, userId, statusId: 1, methodId: 6, amountCents: line?.totalCents ?? 0, requestedAt: now })
    .returning({ id: orderReturn.id })
  if (line !== undefined)
    await tx.insert(orderReturnLine).values({
      returnId: back?.id ?? 0,
      orderLineId: line.id,
      quantity: 1000,
      amountCents: line.totalCents,
      reason: 'damaged',
    })
  return {
    orderId,
    changeId: change?.id ?? 0,
    eventId: event?.id ?? 0,
    returnId: back?.id ?? 0,
    productId: line?.productId,
  }
}
