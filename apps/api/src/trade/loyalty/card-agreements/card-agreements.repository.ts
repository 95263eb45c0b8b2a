import { and, desc, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { cardAgreement } from './card-agreements.tables.ts'
import { loyaltyCard } from '../cards.tables.ts'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { cooperative } from '../../../places/stores/stores.tables.ts'

/**
 * Asks each holder of a free card once who has an account with its address and birth date, and no card in it yet.
 * Answers the ids of the agreements, at most so many.
 */
export async function insertAgreements(tx: Tx, atMost: number, now: Date): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${cardAgreement} (card_id, user_id, asked_at)
    select c.id, u.id, ${now.toISOString()}::timestamptz
    from ${loyaltyCard} c join ${appUser} u on lower(u.email) = lower(c.email)
    where c.user_id is null and c.email is not null and c.cooperative_id is not null
      and u.role = 'customer' and u.profile_confirmed and u.birth_date = c.birth_date::text
      and not exists (select 1 from ${loyaltyCard} own where own.user_id = u.id)
      and not exists (select 1 from ${cardAgreement} a where a.user_id = u.id and a.card_id = c.id)
    order by c.id limit ${atMost}
    returning id`)
  return rows.map(({ id }) => id)
}

/** The question and whom it is for; undefined once the card or the account is gone. */
export async function findAgreement(db: Reader, agreementId: number) {
  const [row] = await db
    .select({ agreement: cardAgreement, card: loyaltyCard, user: appUser, cooperative })
    .from(cardAgreement)
    .innerJoin(loyaltyCard, eq(loyaltyCard.id, cardAgreement.cardId))
    .innerJoin(appUser, eq(appUser.id, cardAgreement.userId))
    .innerJoin(cooperative, eq(cooperative.id, loyaltyCard.cooperativeId))
    .where(eq(cardAgreement.id, agreementId))
  return row
}

export async function storeToken(db: Reader, agreementId: number, tokenHash: string, expiresAt: Date): Promise<void> {
  await db.update(cardAgreement).set({ tokenHash, expiresAt }).where(eq(cardAgreement.id, agreementId))
}

interface Named {
  /** By the token of a mail, or as the customer who is signed in. */
  by: { tokenHash: string } | { userId: number }
  email: string
  cooperativeId: number
}

/** The question, the latest first, locked; undefined where its address or cooperative is another. */
export async function lockAgreement(tx: Tx, { by, email, cooperativeId }: Named) {
  const isAsked = 'userId' in by ? eq(cardAgreement.userId, by.userId) : eq(cardAgreement.tokenHash, by.tokenHash)
  const [row] = await tx
    .select({ agreement: cardAgreement, card: loyaltyCard })
    .from(cardAgreement)
    .innerJoin(loyaltyCard, eq(loyaltyCard.id, cardAgreement.cardId))
    .innerJoin(appUser, eq(appUser.id, cardAgreement.userId))
    .where(and(isAsked, eq(loyaltyCard.cooperativeId, cooperativeId), sql`lower(${appUser.email}) = lower(${email})`))
    .orderBy(desc(cardAgreement.id))
    .limit(1)
    .for('update', { of: cardAgreement })
  return row
}

export async function storeAnswer(
  tx: Tx,
  agreementId: number,
  answer: Pick<typeof cardAgreement.$inferInsert, 'answer' | 'answeredAt' | 'textVersion' | 'language'>,
): Promise<void> {
  await tx.update(cardAgreement).set(answer).where(eq(cardAgreement.id, agreementId))
}
