import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from './database.ts'
import { shopState } from './shop-state.tables.ts'

/** A value that all processes of a shop share, by its key; undefined where nobody has stored one. */
export async function readState(db: Reader, key: string): Promise<unknown> {
  const [row] = await db.select({ value: shopState.value }).from(shopState).where(eq(shopState.key, key))
  return row?.value
}

/** Stores a value where there is none; answers the one that is stored by now, of whichever process came first. */
export async function claimState(db: Reader, key: string, value: string): Promise<unknown> {
  await db.insert(shopState).values({ key, value }).onConflictDoNothing()
  return readState(db, key)
}

/** Puts a value in the place of another; one that is stored by now and is neither stays. */
export async function replaceState(db: Reader, key: string, from: string, to: string): Promise<void> {
  await db
    .update(shopState)
    .set({ value: to, updatedAt: sql`now()` })
    .where(and(eq(shopState.key, key), eq(shopState.value, from)))
}
