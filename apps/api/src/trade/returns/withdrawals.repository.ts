import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { deliveredStatuses, isClosed, orderStatus } from '@bottega/rules/orders/order-status.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { shopOrder } from '../orders/orders.tables.ts'
import { withdrawal } from './withdrawals.tables.ts'

export type WithdrawalRow = typeof withdrawal.$inferSelect

/** The statement as it is stored, and whether it is new: one sent before is found again. */
export async function insertOnce(
  tx: Tx,
  row: typeof withdrawal.$inferInsert,
): Promise<{ row: WithdrawalRow; isNew: boolean }> {
  const [inserted] = await tx.insert(withdrawal).values(row).onConflictDoNothing().returning()
  if (inserted !== undefined) return { row: inserted, isNew: true }
  const [known] = await tx.select().from(withdrawal).where(eq(withdrawal.digest, row.digest))
  if (known === undefined) throw new Error('the statement was not stored')
  return { row: known, isNew: false }
}

export async function findWithdrawal(db: Reader, id: number): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(withdrawal).where(eq(withdrawal.id, id))
  return row
}

/** The order of that number whose customer has that address. */
export async function findOrderOf(db: Reader, orderId: number, email: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .innerJoin(appUser, eq(appUser.id, shopOrder.userId))
    .where(and(eq(shopOrder.id, orderId), eq(sql`lower(${appUser.email})`, email.toLowerCase())))
  return row?.id
}

/** Stores the outcome of a statement, unless somebody has stored one meanwhile. */
export async function setOutcome(
  tx: Tx,
  { id, state }: WithdrawalRow,
  outcome: Partial<Pick<WithdrawalRow, 'state' | 'orderId' | 'returnId'>>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(withdrawal)
    .set(outcome)
    .where(and(eq(withdrawal.id, id), eq(withdrawal.state, state)))
  return rowCount === 1
}

/** Nothing is on its way any more. */
const arrived = Object.values(orderStatus).filter((id) => isClosed(id) || deliveredStatuses.has(id))

/** Statements whose goods were on their way and are no more, a hundred at a time. */
export function findArrived(db: Reader) {
  return db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .innerJoin(shopOrder, eq(shopOrder.id, withdrawal.orderId))
    .where(and(eq(withdrawal.state, 'waiting'), inArray(shopOrder.statusId, arrived)))
    .orderBy(asc(withdrawal.id))
    .limit(100)
}

/** Statements that no order was found for, sent before a moment. */
export async function deleteUnmatched(db: Db, before: Date): Promise<number> {
  const old = db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(and(eq(withdrawal.state, 'unmatched'), lt(withdrawal.sentAt, before)))
    .limit(500)
  const { rowCount } = await db.delete(withdrawal).where(inArray(withdrawal.id, old))
  return rowCount ?? 0
}
