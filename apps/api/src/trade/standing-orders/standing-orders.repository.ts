import type { ProposedLine } from '@bottega/rules/orders/standing-orders.ts'
import { and, asc, eq, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { address } from '../../places/stores/addresses.tables.ts'
import { store } from '../../places/stores/stores.tables.ts'
import { product } from '../catalog/products.tables.ts'
import { wishlist } from '../lists/lists.tables.ts'
import { standingOrder, standingProposal } from './standing-orders.tables.ts'

const columns = {
  standingOrderId: standingOrder.id,
  userId: standingOrder.userId,
  listId: standingOrder.listId,
  addressId: standingOrder.addressId,
  storeId: standingOrder.storeId,
  nextDay: standingOrder.nextDay,
  beginMinute: standingOrder.beginMinute,
  endMinute: standingOrder.endMinute,
  everyWeeks: standingOrder.everyWeeks,
  pausedFor: standingOrder.pausedFor,
  unanswered: standingOrder.unanswered,
  prices: standingOrder.prices,
}
/** A closed account, which nothing is proposed to. */
const isClosed = sql<boolean>`exists (
  select 1 from account_deletion d where d.user_id = ${standingOrder.userId} and d.closed_at is not null)`

const found = (db: Reader, condition: SQL | undefined) =>
  db
    .select({
      ...columns,
      warehouseId: store.warehouseId,
      isMember: appUser.member,
      isClosed,
      listName: wishlist.name,
      address: {
        name: address.name,
        street: address.street,
        number: address.streetNumber,
        city: address.city,
        active: address.active,
      },
    })
    .from(standingOrder)
    .innerJoin(appUser, eq(appUser.id, standingOrder.userId))
    .innerJoin(store, eq(store.id, standingOrder.storeId))
    .leftJoin(wishlist, eq(wishlist.id, standingOrder.listId))
    .leftJoin(address, eq(address.id, standingOrder.addressId))
    .where(condition)
    .orderBy(asc(standingOrder.id))

export type StandingOrderRow = Awaited<ReturnType<typeof found>>[number]

/** Those of a customer, in the order they were made. */
export const findOrders = (db: Reader, userId: number): Promise<StandingOrderRow[]> =>
  found(db, eq(standingOrder.userId, userId))

export async function findOrder(db: Reader, standingOrderId: number): Promise<StandingOrderRow | undefined> {
  const [row] = await found(db, eq(standingOrder.id, standingOrderId))
  return row
}

/** Locks one of a customer's against other commands and the job; another customer's is not found. */
export async function lockOrder(
  tx: Tx,
  userId: number,
  standingOrderId: number,
): Promise<StandingOrderRow | undefined> {
  const isIt = and(eq(standingOrder.id, standingOrderId), eq(standingOrder.userId, userId))
  await tx.select({ id: standingOrder.id }).from(standingOrder).where(isIt).for('update')
  const [row] = await found(tx, isIt)
  return row
}

/** Locks the customer: of two that are made for the last place one is refused. */
export async function countOrders(tx: Tx, userId: number): Promise<number> {
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('no key update')
  return tx.$count(standingOrder, eq(standingOrder.userId, userId))
}

export type StandingOrderValues = Pick<
  typeof standingOrder.$inferInsert,
  'listId' | 'addressId' | 'storeId' | 'nextDay' | 'beginMinute' | 'endMinute' | 'everyWeeks' | 'prices'
>

export async function insertOrder(tx: Tx, userId: number, values: StandingOrderValues, now: Date): Promise<void> {
  await tx.insert(standingOrder).values({ ...values, userId, createdAt: now })
}

export async function updateOrder(
  tx: Tx,
  standingOrderId: number,
  values: Partial<Omit<typeof standingOrder.$inferInsert, 'id' | 'userId'>>,
): Promise<void> {
  await tx.update(standingOrder).set(values).where(eq(standingOrder.id, standingOrderId))
}

/** False where it is not the customer's. */
export async function deleteOrder(db: Reader, userId: number, standingOrderId: number): Promise<boolean> {
  const isIt = and(eq(standingOrder.id, standingOrderId), eq(standingOrder.userId, userId))
  return (await db.delete(standingOrder).where(isIt)).rowCount === 1
}

/** A date is due, or something it needs is gone: list, address, account. */
const needsWork = (until: string) => sql`${standingOrder.pausedFor} is null and (
  ${standingOrder.nextDay} <= ${until} or ${standingOrder.listId} is null or ${standingOrder.addressId} is null
  or ${isClosed} or exists (select 1 from ${address} a where a.id = ${standingOrder.addressId} and not a.active)
  or exists (select 1 from ${store} s where s.id = ${standingOrder.storeId} and not s.active))`

export async function findWaiting(db: Reader, until: string): Promise<number[]> {
  const rows = await db
    .select({ id: standingOrder.id })
    .from(standingOrder)
    .where(needsWork(until))
    .orderBy(asc(standingOrder.nextDay), asc(standingOrder.id))
    .limit(1000)
  return rows.map(({ id }) => id)
}

/** Takes one for this process; undefined where another has it in hand, or has done with it. */
export async function claimWaiting(
  tx: Tx,
  standingOrderId: number,
  until: string,
): Promise<StandingOrderRow | undefined> {
  const isIt = and(eq(standingOrder.id, standingOrderId), needsWork(until))
  const [locked] = await tx
    .select({ id: standingOrder.id })
    .from(standingOrder)
    .where(isIt)
    .for('update', { skipLocked: true })
  return locked && findOrder(tx, locked.id)
}

interface NewProposal {
  standingOrderId: number
  userId: number
  day: string
  lines: ProposedLine[]
}

/** Undefined where that date was proposed before. */
export async function insertProposal(tx: Tx, proposal: NewProposal, createdAt: Date): Promise<number | undefined> {
  const [row] = await tx
    .insert(standingProposal)
    .values({ ...proposal, createdAt })
    .onConflictDoNothing()
    .returning({ id: standingProposal.id })
  return row?.id
}

export type ProposalRow = typeof standingProposal.$inferSelect

/** One of a customer's; another customer's is not found. */
export async function findProposal(db: Reader, userId: number, proposalId: number): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(standingProposal)
    .where(and(eq(standingProposal.id, proposalId), eq(standingProposal.userId, userId)))
  return row
}

/** The latest proposal of each, where its day is not before `today`. */
export async function findProposals(
  db: Reader,
  standingOrderIds: readonly number[],
  today: string,
): Promise<Map<number, ProposalRow>> {
  if (standingOrderIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(standingProposal)
    .where(and(inArray(standingProposal.standingOrderId, [...standingOrderIds]), gte(standingProposal.day, today)))
    .orderBy(asc(standingProposal.day))
  return new Map(rows.map((row) => [row.standingOrderId, row]))
}

/** False where it was answered before. */
export async function answerProposal(
  tx: Tx,
  proposalId: number,
  answer: 'taken' | 'skipped',
  answeredAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(standingProposal)
    .set({ answer, answeredAt })
    .where(and(eq(standingProposal.id, proposalId), isNull(standingProposal.answer)))
  return rowCount === 1
}

export async function deleteOldProposals(db: Db, before: string): Promise<void> {
  await db.delete(standingProposal).where(lt(standingProposal.day, before))
}

/** The names of products, sold or not. */
export async function findNamed(db: Reader, productIds: readonly number[]) {
  const rows = await db
    .select({
      productId: product.id,
      name: product.name,
      pack: product.pack,
      slug: product.slug,
      image: product.image,
      sellingMode: product.sellingMode,
    })
    .from(product)
    .where(inArray(product.id, [...productIds]))
  return new Map(rows.map((row) => [row.productId, row]))
}

export type NamedProduct = Awaited<ReturnType<typeof findNamed>> extends Map<number, infer Row> ? Row : never
