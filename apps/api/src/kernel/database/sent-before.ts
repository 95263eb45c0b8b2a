import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ShopError } from '../shop-error.ts'
import type { Tx } from './database.ts'

/** The idempotency key of a request, and the digest of what came with it. */
export interface RequestKey {
  readonly value: string
  readonly digest: string
}

/** The sender of a request, and the idempotency key it came with. */
export interface Keyed {
  readonly userId: number
  readonly key: RequestKey | undefined
}

interface KeptRequest {
  requestKey: string | null
  requestDigest: string | null
}

type KeyedTable = PgTable & {
  readonly userId: PgColumn
  readonly requestKey: PgColumn
  readonly requestDigest: PgColumn
}

/** The part of a request that the row made by it keeps. */
export const keptOf = (key: RequestKey | undefined): KeptRequest => ({
  requestKey: key?.value ?? null,
  requestDigest: key?.digest ?? null,
})

/** A key names one request, and never another content. Rows from before digests were kept are accepted. */
export function refuseAnotherContent(kept: unknown, { digest }: RequestKey): void {
  if (kept !== null && kept !== digest) throw new ShopError('error.request.keyReused')
}

/**
 * The row a request made when it came by this key before, and its answer was lost; undefined where it is new. The caller
 * holds the lock under which such rows are made, so that the second of two at once finds the row of the first; a unique
 * index on customer and key stands behind it. With another content the key is refused.
 */
export async function sentBefore<Table extends KeyedTable>(
  tx: Tx,
  table: Table,
  { userId, key }: Keyed,
  also?: SQL,
): Promise<Table['$inferSelect'] | undefined> {
  if (key === undefined) return undefined
  const own = and(eq(table.userId, userId), eq(table.requestKey, key.value), also)
  const [row] = await tx.select().from<PgTable>(table).where(own)
  if (row !== undefined) refuseAnotherContent(row['requestDigest'], key)
  return row
}
