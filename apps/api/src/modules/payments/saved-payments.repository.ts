import { and, asc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/database.ts'
import { userPaymentAuth } from '../../db/schema/payments.ts'
import type { RememberedCard } from './payment-provider.ts'

export type SavedPayment = typeof userPaymentAuth.$inferSelect

export function listSavedPayments(db: Reader, userId: number): Promise<SavedPayment[]> {
  return db.select().from(userPaymentAuth).where(eq(userPaymentAuth.userId, userId)).orderBy(asc(userPaymentAuth.id))
}

/** Somebody else's is not found, as one that never was. */
export async function findSavedPayment(db: Reader, userId: number, id: number): Promise<SavedPayment | undefined> {
  const [row] = await db
    .select()
    .from(userPaymentAuth)
    .where(and(eq(userPaymentAuth.id, id), eq(userPaymentAuth.userId, userId)))
  return row
}

/** The token an attempt is charged with; undefined when its card was removed since. */
export async function findToken(db: Reader, id: number | null): Promise<string | undefined> {
  if (id === null) return undefined
  const [row] = await db
    .select({ token: userPaymentAuth.token })
    .from(userPaymentAuth)
    .where(eq(userPaymentAuth.id, id))
  return row?.token
}

interface NewSavedPayment extends RememberedCard {
  userId: number
  paymentTypeId: number
  provider: string
}

/** Kept once, however often the provider tells of it. */
export async function insertSavedPayment(tx: Tx, card: NewSavedPayment, createdAt: Date): Promise<void> {
  await tx
    .insert(userPaymentAuth)
    .values({ ...card, createdAt })
    .onConflictDoNothing()
}

/** The row that was there; undefined when it was somebody else's, or gone before. */
export async function deleteSavedPayment(tx: Tx, userId: number, id: number): Promise<SavedPayment | undefined> {
  const [row] = await tx
    .delete(userPaymentAuth)
    .where(and(eq(userPaymentAuth.id, id), eq(userPaymentAuth.userId, userId)))
    .returning()
  return row
}
