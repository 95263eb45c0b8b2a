import { and, eq, gt, lt } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { captchaChallenge } from './captcha.tables.ts'

export async function insertChallenge(db: Reader, challenge: string, expiresAt: Date): Promise<void> {
  await db.insert(captchaChallenge).values({ challenge, expiresAt })
}

/** Deletes it, so that a solution is accepted once. */
export async function takeChallenge(db: Reader, challenge: string, now: Date): Promise<boolean> {
  const taken = await db
    .delete(captchaChallenge)
    .where(and(eq(captchaChallenge.challenge, challenge), gt(captchaChallenge.expiresAt, now)))
    .returning({ challenge: captchaChallenge.challenge })
  return taken.length === 1
}

export async function deleteOldChallenges(db: Reader, now: Date): Promise<void> {
  await db.delete(captchaChallenge).where(lt(captchaChallenge.expiresAt, now))
}
