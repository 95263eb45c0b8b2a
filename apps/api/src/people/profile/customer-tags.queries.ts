import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { customerTag } from './customer-tags.tables.ts'

const byWord = sql`lower(${customerTag.tag})`

/** The tags of each of these customers, in the order of the alphabet; of one without there is none. */
export async function tagsOfCustomers(
  db: Reader,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(customerTag)
    .where(inArray(customerTag.userId, [...userIds]))
    .orderBy(byWord)
  const byUser = Map.groupBy(rows, ({ userId }) => userId)
  return new Map([...byUser].map(([userId, own]) => [userId, own.map(({ tag }) => tag)]))
}

export const tagsOfCustomer = async (db: Reader, userId: number): Promise<readonly string[]> =>
  (await tagsOfCustomers(db, [userId])).get(userId) ?? []

/** The tags on customers that match; undefined is all of them. */
export async function tagsInUse(db: Reader, matching: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ tag: customerTag.tag })
    .from(customerTag)
    .innerJoin(appUser, eq(appUser.id, customerTag.userId))
    .where(matching)
    .groupBy(customerTag.tag)
    .orderBy(byWord)
    .limit(200)
  return rows.map(({ tag }) => tag)
}

/** The tag as customers have it already, whatever its capitals; undefined where none has it. */
export async function tagAsInUse(db: Reader, tag: string): Promise<string | undefined> {
  const [row] = await db
    .select({ tag: customerTag.tag })
    .from(customerTag)
    .where(sql`${byWord} = lower(${tag})`)
    .limit(1)
  return row?.tag
}

/** Of a query of accounts: those with this tag. */
export const hasTag = (tag: string): SQL =>
  sql`exists (select from ${customerTag} g where g.user_id = ${appUser.id} and g.tag = ${tag})`

export async function insertTag(tx: Tx, userId: number, tag: string): Promise<void> {
  await tx.insert(customerTag).values({ userId, tag })
}

/** False where the customer has no such tag. */
export async function deleteTag(tx: Tx, userId: number, tag: string): Promise<boolean> {
  const gone = await tx.delete(customerTag).where(and(eq(customerTag.userId, userId), eq(customerTag.tag, tag)))
  return gone.rowCount === 1
}
