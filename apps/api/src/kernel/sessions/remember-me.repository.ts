import { and, eq, gt, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../database/database.ts'
import { deleteEnded } from '../database/delete-ended.ts'
import { appUser } from '../accounts/accounts.tables.ts'
import { rememberToken } from './remember-me.tables.ts'
import { session } from './sessions.tables.ts'

export type RememberToken = typeof rememberToken.$inferSelect

export async function insertRememberToken(
  tx: Reader,
  row: Pick<RememberToken, 'tokenHash' | 'userId' | 'family' | 'agent' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  await tx.insert(rememberToken).values(row)
}

/** Spends a token, so that it opens one session and no second. Staff get no such token. */
export async function spendRememberToken(
  tx: Tx,
  tokenHash: string,
  spent: { spentAt: Date; successorSalt: string },
): Promise<RememberToken | undefined> {
  const customers = tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.role, 'customer'))
  const [token] = await tx
    .update(rememberToken)
    .set(spent)
    .where(
      and(
        eq(rememberToken.tokenHash, tokenHash),
        gt(rememberToken.expiresAt, spent.spentAt),
        isNull(rememberToken.spentAt),
        inArray(rememberToken.userId, customers),
      ),
    )
    .returning()
  return token
}

export async function findSpentToken(db: Reader, tokenHash: string, now: Date): Promise<RememberToken | undefined> {
  const [token] = await db
    .select()
    .from(rememberToken)
    .where(
      and(eq(rememberToken.tokenHash, tokenHash), gt(rememberToken.expiresAt, now), isNotNull(rememberToken.spentAt)),
    )
  return token
}

/** A token with those before and after it. */
export async function deleteFamilyOf(tx: Reader, tokenHash: string): Promise<void> {
  const family = tx
    .select({ family: rememberToken.family })
    .from(rememberToken)
    .where(eq(rememberToken.tokenHash, tokenHash))
  await tx.delete(rememberToken).where(inArray(rememberToken.family, family))
}

/** All tokens of a customer except this one and those before and after it. */
export async function deleteOtherFamilies(tx: Reader, userId: number, exceptHash: string): Promise<void> {
  const family = tx
    .select({ family: rememberToken.family })
    .from(rememberToken)
    .where(eq(rememberToken.tokenHash, exceptHash))
  await tx.delete(rememberToken).where(and(eq(rememberToken.userId, userId), notInArray(rememberToken.family, family)))
}

export async function deleteTokensOf(tx: Reader, userId: number): Promise<void> {
  await tx.delete(rememberToken).where(eq(rememberToken.userId, userId))
}

export async function deleteRememberedSessions(tx: Tx, userId: number): Promise<void> {
  await tx.delete(session).where(and(eq(session.userId, userId), eq(session.remember, true)))
}

/** Deletes at most so many expired tokens, spent or not. Returns the number deleted. */
export const deleteExpiredTokens = (db: Db, now: Date, most: number): Promise<number> =>
  deleteEnded(db, rememberToken, { key: rememberToken.tokenHash, expiresAt: rememberToken.expiresAt }, now, most)
