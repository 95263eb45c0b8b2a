import { and, eq, isNull, or } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { loyaltyCard } from './cards.tables.ts'

export type CardRow = typeof loyaltyCard.$inferSelect

export async function findCardOf(db: Reader, userId: number): Promise<CardRow | undefined> {
  const [row] = await db.select().from(loyaltyCard).where(eq(loyaltyCard.userId, userId))
  return row
}

/** A card issued to a person born that day that is in no other account. */
export async function findFreeCard(
  db: Reader,
  { number, birthDate, userId }: { number: string; birthDate: string; userId: number },
): Promise<CardRow | undefined> {
  const [row] = await db
    .select()
    .from(loyaltyCard)
    .where(
      and(
        eq(loyaltyCard.number, number),
        eq(loyaltyCard.birthDate, birthDate),
        or(isNull(loyaltyCard.userId), eq(loyaltyCard.userId, userId)),
      ),
    )
  return row
}

/** Undefined when it cannot be added: no such card, another birth date, or in another account. */
export async function takeCard(
  tx: Tx,
  { number, birthDate, userId }: { number: string; birthDate: string; userId: number },
  now: Date,
): Promise<CardRow | undefined> {
  const [row] = await tx
    .update(loyaltyCard)
    .set({ userId, addedAt: now })
    .where(and(eq(loyaltyCard.number, number), eq(loyaltyCard.birthDate, birthDate), isNull(loyaltyCard.userId)))
    .returning()
  return row
}

export async function freeCard(tx: Tx, userId: number, number: string): Promise<boolean> {
  const freed = await tx
    .update(loyaltyCard)
    .set({ userId: null, addedAt: null })
    .where(and(eq(loyaltyCard.number, number), eq(loyaltyCard.userId, userId)))
  return freed.rowCount === 1
}
