import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { machineKey } from './machine-keys.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'

const columns = {
  keyId: machineKey.id,
  name: machineKey.name,
  begins: machineKey.begins,
  scopes: machineKey.scopes,
  storeIds: machineKey.storeIds,
  madeBy: sql<string>`${appUser.firstName} || ' ' || ${appUser.lastName}`,
  madeAt: machineKey.madeAt,
  usedAt: machineKey.usedAt,
  revokedAt: machineKey.revokedAt,
}

export const keyWithin = (stores: StoreScope): SQL | undefined =>
  stores === null ? undefined : sql`${machineKey.storeIds} <@ ${sql.param([...stores])}::int[]`

export type MachineKeyRow = Awaited<ReturnType<typeof listKeys>>[number]

/** Keys of some of these stores alone, of all where it is the whole group. */
export const listKeys = (db: Reader, stores: StoreScope, most: number) =>
  db
    .select(columns)
    .from(machineKey)
    .innerJoin(appUser, eq(appUser.id, machineKey.madeBy))
    .where(keyWithin(stores))
    .orderBy(desc(machineKey.id))
    .limit(most)

export async function countOpenKeys(db: Reader): Promise<number> {
  const [row] = await db.select({ keys: count() }).from(machineKey).where(isNull(machineKey.revokedAt))
  return row?.keys ?? 0
}

export async function insertKey(tx: Tx, row: typeof machineKey.$inferInsert): Promise<number> {
  const [made] = await tx.insert(machineKey).values(row).returning({ id: machineKey.id })
  if (made === undefined) throw new Error('no key was made')
  return made.id
}

/** Its name; undefined where there is no such key, or another was faster. */
export async function endKey(tx: Tx, keyId: number, now: Date): Promise<string | undefined> {
  const [ended] = await tx
    .update(machineKey)
    .set({ revokedAt: now })
    .where(and(eq(machineKey.id, keyId), isNull(machineKey.revokedAt)))
    .returning({ name: machineKey.name })
  return ended?.name
}

/** Whether the key is still good: a call that began before its end writes nothing after it. */
export async function markUsed(tx: Tx, keyId: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(machineKey)
    .set({ usedAt: now })
    .where(and(eq(machineKey.id, keyId), isNull(machineKey.revokedAt)))
  return rowCount === 1
}
