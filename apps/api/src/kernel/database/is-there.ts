import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Reader } from './database.ts'

/** Whether a query has a row. */
export async function isThere(db: Reader, query: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select exists (${query}) as there`)
  return rows[0]?.there === true
}

/** One of these numbers, which are one parameter however many they are: for `= ${oneOf(…)}`. */
export const oneOf = (numbers: readonly number[]): SQL => sql`any(${sql.param([...numbers])}::int[])`

/** Rows of the stores a staff member works for, by the column that has the store; undefined where it is the whole group. */
export const ofStores = (storeId: SQLWrapper, stores: StoreScope): SQL | undefined =>
  stores === null ? undefined : sql`${storeId} = ${oneOf(stores)}`
