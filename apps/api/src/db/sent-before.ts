import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database.ts'

/** Who sends a request, and the idempotency key it came with. */
export interface Keyed {
  readonly userId: number
  readonly key: string | undefined
}

type KeyedTable = PgTable & { readonly userId: PgColumn; readonly requestKey: PgColumn }

/**
 * The row a request made when it came by this key before, and its answer was lost; undefined where it is new. The caller
 * holds the lock under which such rows are made, so that the second of two at once finds the row of the first; a unique
 * index on customer and key stands behind it.
 */
export async function sentBefore<Table extends KeyedTable>(
  tx: Tx,
  table: Table,
  { userId, key }: Keyed,
  also?: SQL,
): Promise<Table['$inferSelect'] | undefined> {
  if (key === undefined) return undefined
  const own = and(eq(table.userId, userId), eq(table.requestKey, key), also)
  const [row] = await tx.select().from<PgTable>(table).where(own)
  return row
}
