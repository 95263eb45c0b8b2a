import { and, asc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { userPaymentAuth } from './saved-payments.tables.ts'
import type { RememberedCard } from './payment-provider.ts'

export type SavedPayment = typeof userPaymentAuth.$inferSelect

export function listSavedPayments(db: Reader, userId: number): Promise<SavedPayment[]> {
  return db.select().from(userPaymentAuth).where(eq(userPaymentAuth.userId, userId)).orderBy(asc(userPaymentAuth.id))
}

/** Another customer's is not found, like one that never existed. */
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

/** Stored once, however often the provider reports it. */
export async function insertSavedPayment(tx: Tx, card: NewSavedPayment, createdAt: Date): Promise<void> {
  await tx
    .insert(userPaymentAuth)
    .values({ ...card, createdAt })
    .onConflictDoNothing()
}

/** The deleted row; undefined when it was another customer's, or deleted before. */
export async function deleteSavedPayment(tx: Tx, userId: number, id: number): Promise<SavedPayment | undefined> {
  const [row] = await tx
    .delete(userPaymentAuth)
    .where(and(eq(userPaymentAuth.id, id), eq(userPaymentAuth.userId, userId)))
    .returning()
  return row
}
