import { asc, inArray, lt } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

interface Lifetime {
  key: PgColumn
  expiresAt: PgColumn
}

/**
 * Deletes rows whose time is over, the oldest first and at most so many, so that no statement locks for long. Returns
 * the number deleted.
 */
export async function deleteEnded(
  db: Db,
  table: PgTable,
  { key, expiresAt }: Lifetime,
  now: Date,
  most: number,
): Promise<number> {
  const ended = db.select({ key }).from(table).where(lt(expiresAt, now)).orderBy(asc(expiresAt)).limit(most)
  const { rowCount } = await db.delete(table).where(inArray(key, ended))
  return rowCount ?? 0
}
