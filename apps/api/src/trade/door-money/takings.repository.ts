import { eq, getTableColumns } from 'drizzle-orm'
import { nameOfAccount } from '../../kernel/accounts/accounts.queries.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { doorTaking } from './door-money.tables.ts'

export type DoorTaking = NonNullable<Awaited<ReturnType<typeof findTaking>>>

export async function findTaking(db: Reader, orderId: number) {
  const [row] = await db
    .select({ ...getTableColumns(doorTaking), staffName: nameOfAccount(doorTaking.staffId) })
    .from(doorTaking)
    .where(eq(doorTaking.orderId, orderId))
  return row
}

export async function insertTaking(tx: Tx, row: typeof doorTaking.$inferInsert): Promise<void> {
  await tx.insert(doorTaking).values(row)
}
