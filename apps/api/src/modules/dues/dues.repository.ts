import type { Tx } from '../../db/database.ts'
import { paymentDue } from '../../db/schema/dues.ts'

export type PaymentDue = typeof paymentDue.$inferSelect

export async function insertDue(tx: Tx, row: typeof paymentDue.$inferInsert): Promise<PaymentDue> {
  const [due] = await tx.insert(paymentDue).values(row).returning()
  if (due === undefined) throw new Error('the due was not stored')
  return due
}
