import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { emailChange, passwordResetToken } from './tokens.tables.ts'

/** An account has one link at most: of two mails, the newer one has it. */
export async function replaceResetToken(db: Db, tokenHash: string, userId: number, expiresAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ userId: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('update')
    await deleteResetTokens(tx, userId)
    await tx.insert(passwordResetToken).values({ tokenHash, userId, expiresAt })
  })
}

export async function deleteResetTokens(tx: Tx, userId: number): Promise<void> {
  await tx.delete(passwordResetToken).where(eq(passwordResetToken.userId, userId))
}

export async function findResetToken(db: Reader, tokenHash: string, now: Date): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: passwordResetToken.userId })
    .from(passwordResetToken)
    .where(and(eq(passwordResetToken.tokenHash, tokenHash), gt(passwordResetToken.expiresAt, now)))
  return row?.userId
}

/** Of two at once, one takes it. */
export async function takeResetToken(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .delete(passwordResetToken)
    .where(and(eq(passwordResetToken.tokenHash, tokenHash), gt(passwordResetToken.expiresAt, now)))
  return rowCount === 1
}

/** A newer request takes the place of an older one. */
export async function startEmailChange(tx: Tx, userId: number, newEmail: string, expiresAt: Date): Promise<void> {
  const fresh = { newEmail, tokenHash: null, expiresAt }
  await tx
    .insert(emailChange)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: emailChange.userId, set: fresh })
}

export async function findEmailChange(db: Reader, userId: number, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ newEmail: emailChange.newEmail })
    .from(emailChange)
    .where(and(eq(emailChange.userId, userId), gt(emailChange.expiresAt, now)))
  return row?.newEmail
}

export async function storeEmailToken(db: Reader, userId: number, newEmail: string, tokenHash: string): Promise<void> {
  await db
    .update(emailChange)
    .set({ tokenHash })
    .where(and(eq(emailChange.userId, userId), eq(emailChange.newEmail, newEmail)))
}

export async function takeEmailChange(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<{ userId: number; newEmail: string } | undefined> {
  const [taken] = await tx
    .delete(emailChange)
    .where(and(eq(emailChange.tokenHash, tokenHash), gt(emailChange.expiresAt, now)))
    .returning({ userId: emailChange.userId, newEmail: emailChange.newEmail })
  return taken
}

/** Housekeeping: mailed links that were never used. */
export async function deleteOldTokens(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResetToken).where(lt(passwordResetToken.expiresAt, now))
  await db.delete(emailChange).where(lt(emailChange.expiresAt, now))
}
