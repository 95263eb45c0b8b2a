import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Reader } from '../../db/database.ts'
import { appUser } from '../../db/schema/people.ts'
import { emailToken } from '../../db/schema/sign-in.ts'

export async function findUnconfirmed(db: Reader, email: string): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: appUser.id })
    .from(appUser)
    .where(and(sql`lower(${appUser.email}) = lower(${email})`, eq(appUser.profileConfirmed, false)))
  return row?.userId
}

export async function insertEmailToken(db: Reader, tokenHash: string, userId: number, expiresAt: Date): Promise<void> {
  await db.insert(emailToken).values({ tokenHash, userId, expiresAt })
}

export async function takeEmailToken(tx: Reader, tokenHash: string, now: Date): Promise<number | undefined> {
  const [taken] = await tx
    .delete(emailToken)
    .where(and(eq(emailToken.tokenHash, tokenHash), gt(emailToken.expiresAt, now)))
    .returning({ userId: emailToken.userId })
  return taken?.userId
}

export async function deleteOldEmailTokens(db: Reader, now: Date): Promise<void> {
  await db.delete(emailToken).where(lt(emailToken.expiresAt, now))
}

export async function confirmProfile(tx: Reader, userId: number, email: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(appUser)
    .set({ profileConfirmed: true })
    .where(and(eq(appUser.id, userId), sql`lower(${appUser.email}) = lower(${email})`))
  return rowCount === 1
}
