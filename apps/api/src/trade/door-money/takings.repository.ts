import { eq, getTableColumns, sql } from 'drizzle-orm'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { doorTaking } from './door-money.tables.ts'

/** Of the account that is joined; null without one. */
export const staffName = sql<string | null>`${appUser.firstName} || ' ' || ${appUser.lastName}`

export type DoorTaking = NonNullable<Awaited<ReturnType<typeof findTaking>>>

export async function findTaking(db: Reader, orderId: number) {
  const [row] = await db
    .select({ ...getTableColumns(doorTaking), staffName })
    .from(doorTaking)
    .leftJoin(appUser, eq(appUser.id, doorTaking.staffId))
    .where(eq(doorTaking.orderId, orderId))
  return row
}

export async function insertTaking(tx: Tx, row: typeof doorTaking.$inferInsert): Promise<void> {
  await tx.insert(doorTaking).values(row)
}
