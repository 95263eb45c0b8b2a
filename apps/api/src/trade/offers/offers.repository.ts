import type { OfferFilter } from '@bottega/rules/offers/offer-states.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { customerOffer, type OfferState } from './offers.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { customersOf } from '../../people/search/customers-of-stores.ts'
import { ofPeopleOr, searchedBy } from '../../people/search/people-search.ts'

export type OfferRow = typeof customerOffer.$inferSelect

const isOf = (filter: { userId: number } | { state: OfferState }) =>
  'userId' in filter ? eq(customerOffer.userId, filter.userId) : eq(customerOffer.state, filter.state)

export const countOffers = (db: Reader, userId: number): Promise<number> => db.$count(customerOffer, isOf({ userId }))

/** Newest first. */
export const listOffers = (db: Reader, userId: number, limit: number, offset: number): Promise<OfferRow[]> =>
  db.select().from(customerOffer).where(isOf({ userId })).orderBy(desc(customerOffer.id)).limit(limit).offset(offset)

const withCustomer = (db: Reader) =>
  db
    .select({
      offer: customerOffer,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      companyName: appUser.companyName,
    })
    .from(customerOffer)
    .innerJoin(appUser, eq(appUser.id, customerOffer.userId))

export type OfferWithCustomer = Awaited<ReturnType<typeof listForStaff>>[number]

export interface StaffFilter {
  state: OfferFilter
  /** As it was typed: a customer, or the number of an offer. */
  q: string | undefined
  stores: StoreScope
}

const matching = ({ state, q, stores }: StaffFilter) =>
  and(
    customersOf(stores),
    state === 'all' ? undefined : isOf({ state }),
    searchedBy(q, (search) => ofPeopleOr(search, customerOffer.id)),
  )

/** Offers for staff: those without an answer oldest first, the others newest first. */
export const listForStaff = (db: Reader, filter: StaffFilter, limit: number, offset: number) =>
  withCustomer(db)
    .where(matching(filter))
    .orderBy(filter.state === 'new' ? asc(customerOffer.id) : desc(customerOffer.id))
    .limit(limit)
    .offset(offset)

export async function countForStaff(db: Reader, filter: StaffFilter): Promise<number> {
  const [row] = await db
    .select({ offers: count() })
    .from(customerOffer)
    .innerJoin(appUser, eq(appUser.id, customerOffer.userId))
    .where(matching(filter))
  return row?.offers ?? 0
}

export async function findWithCustomer(db: Reader, offerId: number): Promise<OfferWithCustomer | undefined> {
  const [row] = await withCustomer(db).where(eq(customerOffer.id, offerId))
  return row
}

/** Another customer's is undefined, like one that never was. */
export async function findOwn(db: Reader, userId: number, offerId: number): Promise<OfferRow | undefined> {
  const [row] = await db
    .select()
    .from(customerOffer)
    .where(and(eq(customerOffer.id, offerId), eq(customerOffer.userId, userId)))
  return row
}

/** Of one customer at a time, so that two at once do not pass the limit together. */
export async function lockCustomer(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('update')
}

export const countWaitingOf = (db: Reader, userId: number) =>
  db.$count(customerOffer, and(isOf({ userId }), isOf({ state: 'new' })))

export async function insertOffer(tx: Tx, row: typeof customerOffer.$inferInsert): Promise<OfferRow> {
  const [offer] = await tx.insert(customerOffer).values(row).returning()
  if (offer === undefined) throw new Error('the offer was not stored')
  return offer
}

/** Ends an offer that waits for its answer. False when it had one already. */
export async function endOffer(
  db: Reader,
  offerId: number,
  end: Pick<OfferRow, 'state'> & Partial<Pick<OfferRow, 'answer' | 'decidedBy' | 'decidedAt'>>,
): Promise<boolean> {
  const ended = await db
    .update(customerOffer)
    .set(end)
    .where(and(eq(customerOffer.id, offerId), isOf({ state: 'new' })))
  return ended.rowCount === 1
}
