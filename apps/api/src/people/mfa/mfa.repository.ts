import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { mfaChallenge, type PinPurpose } from './mfa.tables.ts'

export type Challenge = typeof mfaChallenge.$inferSelect

/** The customer a PIN is of, and its purpose. */
export interface PinRequest {
  userId: number
  purpose: PinPurpose
}

const isOf = ({ userId, purpose }: PinRequest) =>
  and(eq(mfaChallenge.userId, userId), eq(mfaChallenge.purpose, purpose))

export async function findPending(db: Reader, request: PinRequest, now: Date): Promise<Challenge | undefined> {
  const [row] = await db
    .select()
    .from(mfaChallenge)
    .where(and(isOf(request), gt(mfaChallenge.expiresAt, now)))
  return row
}

export async function findEmail(db: Reader, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ email: appUser.email }).from(appUser).where(eq(appUser.id, userId))
  return row?.email
}

/** Starts over: an earlier PIN for the same purpose is not valid any more. */
export async function startChallenge(tx: Reader, request: PinRequest, now: Date, expiresAt: Date): Promise<void> {
  const fresh = { pinHash: null, tries: 0, mails: 1, createdAt: now, expiresAt }
  await tx
    .insert(mfaChallenge)
    .values({ ...request, ...fresh })
    .onConflictDoUpdate({ target: [mfaChallenge.userId, mfaChallenge.purpose], set: fresh })
}

/** Allows one more mail, unless there were `most` already. */
export async function allowAnotherMail(tx: Reader, request: PinRequest, most: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(mfaChallenge)
    .set({ mails: sql`${mfaChallenge.mails} + 1`, pinHash: null })
    .where(and(isOf(request), lt(mfaChallenge.mails, most)))
  return rowCount === 1
}

export async function storePin(db: Reader, request: PinRequest, pinHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(mfaChallenge)
    .set({ pinHash })
    .where(and(isOf(request), gt(mfaChallenge.expiresAt, now)))
  return rowCount === 1
}

/** Counts a try before the PIN is looked at, so that many at once are many. Nothing when none is left. */
export async function countTry(db: Db, request: PinRequest, most: number, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(mfaChallenge)
    .set({ tries: sql`${mfaChallenge.tries} + 1` })
    .where(
      and(
        isOf(request),
        lt(mfaChallenge.tries, most),
        gt(mfaChallenge.expiresAt, now),
        isNotNull(mfaChallenge.pinHash),
      ),
    )
    .returning({ pinHash: mfaChallenge.pinHash })
  return row?.pinHash ?? undefined
}

/** One of two at once with the right PIN gets in. */
export async function endChallenge(tx: Reader, request: PinRequest): Promise<boolean> {
  const { rowCount } = await tx.delete(mfaChallenge).where(isOf(request))
  return rowCount === 1
}

export async function deleteOldChallenges(db: Reader, now: Date): Promise<void> {
  await db.delete(mfaChallenge).where(lt(mfaChallenge.expiresAt, now))
}

export async function isMfaEnabled(db: Reader, userId: number): Promise<boolean> {
  const [row] = await db.select({ enabled: appUser.mfaEnabled }).from(appUser).where(eq(appUser.id, userId))
  return row?.enabled ?? false
}

export async function setMfaEnabled(tx: Reader, userId: number, mfaEnabled: boolean): Promise<void> {
  await tx.update(appUser).set({ mfaEnabled }).where(eq(appUser.id, userId))
}
