import { and, eq, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/database.ts'
import { paymentDue } from '../../db/schema/dues.ts'

export type PaymentDue = typeof paymentDue.$inferSelect

export async function insertDue(tx: Tx, row: typeof paymentDue.$inferInsert): Promise<PaymentDue> {
  const [due] = await tx.insert(paymentDue).values(row).returning()
  if (due === undefined) throw new Error('the due was not stored')
  return due
}

export async function findOpenDue(db: Reader, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentDue.id })
    .from(paymentDue)
    .where(and(eq(paymentDue.userId, userId), isNull(paymentDue.settledAt)))
    .limit(1)
  return row !== undefined
}
