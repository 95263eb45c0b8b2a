import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db, Reader } from '../database/database.ts'
import { appUser } from '../accounts/accounts.tables.ts'
import { type OutsideIdentity, signOnStep, type SignOnStepKind } from './sign-on-steps.tables.ts'
import { ShopError } from '../shop-error.ts'
import { isClosedAccount } from './sessions.repository.ts'

export interface SignOnStep {
  identity: OutsideIdentity
  /** The account it leads to; null where there is none yet. */
  userId: number | null
  relayPath: string
}

/**
 * A sign-on from outside waits for one more step of its browser; an earlier one of that browser is over. Throws
 * `error.account.closed`, so that no PIN is mailed that would open nothing.
 */
export async function startStep(
  tx: Reader,
  browserHash: string,
  step: SignOnStep & { kind: SignOnStepKind; expiresAt: Date },
): Promise<void> {
  if (step.userId !== null && (await isClosedAccount(tx, step.userId))) throw new ShopError('error.account.closed')
  await tx
    .insert(signOnStep)
    .values({ browserHash, ...step })
    .onConflictDoUpdate({ target: signOnStep.browserHash, set: step })
}

export async function findStep(
  db: Reader,
  browserHash: string,
  kind: SignOnStepKind,
  now: Date,
): Promise<(SignOnStep & { login: string | null }) | undefined> {
  const { identity, userId, relayPath } = signOnStep
  const [row] = await db
    .select({ identity, userId, relayPath, login: appUser.login })
    .from(signOnStep)
    .leftJoin(appUser, eq(appUser.id, signOnStep.userId))
    .where(and(eq(signOnStep.browserHash, browserHash), eq(signOnStep.kind, kind), gt(signOnStep.expiresAt, now)))
  return row
}

/** Whether the step was still there: one of two requests at once ends it. */
export async function endStep(tx: Reader, browserHash: string): Promise<boolean> {
  const { rowCount } = await tx.delete(signOnStep).where(eq(signOnStep.browserHash, browserHash))
  return rowCount === 1
}

/** Housekeeping: steps that were not taken. */
export async function purgeSteps(db: Db, now: Date): Promise<void> {
  await db.delete(signOnStep).where(lt(signOnStep.expiresAt, now))
}
