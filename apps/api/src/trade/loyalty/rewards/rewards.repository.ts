import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { customersOf } from '../../../people/search/customers-of-stores.ts'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { RewardFilter, RewardStatus } from '@bottega/rules/loyalty/reward-status.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { rewardChoice, rewardRequest } from './rewards.tables.ts'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { type Keyed, sentBefore } from '../../../kernel/database/sent-before.ts'
import { ofPeopleOr, searchedBy } from '../../../people/search/people-search.ts'

export type RequestRow = typeof rewardRequest.$inferSelect

/** Pieces by reward. */
export async function findChoices(db: Reader, userId: number): Promise<Map<string, number>> {
  const rows = await db.select().from(rewardChoice).where(eq(rewardChoice.userId, userId))
  return new Map(rows.map(({ rewardKey, quantity }) => [rewardKey, quantity]))
}

export async function setChoice(tx: Tx, userId: number, rewardKey: string, quantity: number): Promise<void> {
  if (quantity === 0) {
    await tx.delete(rewardChoice).where(and(eq(rewardChoice.userId, userId), eq(rewardChoice.rewardKey, rewardKey)))
    return
  }
  await tx
    .insert(rewardChoice)
    .values({ userId, rewardKey, quantity })
    .onConflictDoUpdate({ target: [rewardChoice.userId, rewardChoice.rewardKey], set: { quantity } })
}

/** Empties the rewards cart; returns what was in it, so that two requests at once do not both take it. */
export async function takeChoices(tx: Tx, userId: number): Promise<Map<string, number>> {
  const rows = await tx.delete(rewardChoice).where(eq(rewardChoice.userId, userId)).returning()
  return new Map(rows.map(({ rewardKey, quantity }) => [rewardKey, quantity]))
}

export async function insertRequest(tx: Tx, row: typeof rewardRequest.$inferInsert): Promise<RequestRow> {
  const [inserted] = await tx.insert(rewardRequest).values(row).returning()
  if (inserted === undefined) throw new Error('rewards were not requested')
  return inserted
}

export const findSentBefore = (tx: Tx, asked: Keyed) => sentBefore(tx, rewardRequest, asked)

export async function findRequests(
  db: Reader,
  userId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ requests: RequestRow[]; total: number }> {
  const own = eq(rewardRequest.userId, userId)
  const requests = await db
    .select()
    .from(rewardRequest)
    .where(own)
    .orderBy(desc(rewardRequest.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { requests, total: await db.$count(rewardRequest, own) }
}

/** One request, behind a lock; of a customer where one is named, so that another's is not found. */
export async function lockRequest(tx: Tx, requestId: number, userId?: number): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(rewardRequest)
    .where(and(eq(rewardRequest.id, requestId), userId === undefined ? undefined : eq(rewardRequest.userId, userId)))
    .for('update')
  return row
}

export async function moveRequest(tx: Tx, { id, status: from }: RequestRow, status: RewardStatus, updatedAt: Date) {
  const [row] = await tx
    .update(rewardRequest)
    .set({ status, updatedAt })
    .where(and(eq(rewardRequest.id, id), eq(rewardRequest.status, from)))
    .returning()
  if (row === undefined) throw new Error(`reward request ${id} was moved meanwhile`)
  return row
}

export interface ServedRequests {
  status: RewardFilter
  /** As it was typed: a customer, or the number of a request. */
  q: string | undefined
  stores: StoreScope
}

function hasStatus(status: RewardFilter): SQL | undefined {
  if (status === 'all') return undefined
  return status === 'open' ? inArray(rewardRequest.status, ['requested', 'ready']) : eq(rewardRequest.status, status)
}

const matching = ({ status, q, stores }: ServedRequests) =>
  and(
    customersOf(stores),
    hasStatus(status),
    searchedBy(q, (search) => ofPeopleOr(search, rewardRequest.id)),
  )

const withCustomer = (db: Reader) =>
  db
    .select({ request: rewardRequest, name: sql<string>`${appUser.firstName} || ' ' || ${appUser.lastName}` })
    .from(rewardRequest)
    .innerJoin(appUser, eq(appUser.id, rewardRequest.userId))

export type ServedRequest = Awaited<ReturnType<typeof withCustomer>>[number]

/** Requests for staff: the open ones oldest first, the others newest first. */
export const findServed = (db: Reader, filter: ServedRequests, limit: number, offset: number) =>
  withCustomer(db)
    .where(matching(filter))
    .orderBy(filter.status === 'open' ? asc(rewardRequest.id) : desc(rewardRequest.id))
    .limit(limit)
    .offset(offset)

export async function countServed(db: Reader, filter: ServedRequests): Promise<number> {
  const [row] = await db
    .select({ requests: count() })
    .from(rewardRequest)
    .innerJoin(appUser, eq(appUser.id, rewardRequest.userId))
    .where(matching(filter))
  return row?.requests ?? 0
}

export async function findServedOne(db: Reader, requestId: number): Promise<ServedRequest | undefined> {
  const [row] = await withCustomer(db).where(eq(rewardRequest.id, requestId))
  return row
}
