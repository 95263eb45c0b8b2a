import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { socialIdentity, socialVisit } from './social.tables.ts'
import type { SocialProvider } from '../../kernel/sessions/sign-on-steps.tables.ts'
import { userColumns } from '../../kernel/sessions/user-columns.ts'

export type SocialVisit = typeof socialVisit.$inferSelect

export async function insertVisit(tx: Reader, row: SocialVisit): Promise<void> {
  await tx.insert(socialVisit).values(row)
}

/** The login of this browser that was begun with this `state`; it is over with it. */
export async function takeVisit(
  db: Reader,
  stateHash: string,
  browserHash: string,
  now: Date,
): Promise<SocialVisit | undefined> {
  const [visit] = await db
    .delete(socialVisit)
    .where(
      and(
        eq(socialVisit.stateHash, stateHash),
        eq(socialVisit.browserHash, browserHash),
        gt(socialVisit.expiresAt, now),
      ),
    )
    .returning()
  return visit
}

/** The logins this session has begun at a provider; all are over with it, and the latest counts. */
export async function takeVisitsOf(
  db: Reader,
  browserHash: string,
  provider: SocialProvider,
  now: Date,
): Promise<SocialVisit | undefined> {
  const visits = await db
    .delete(socialVisit)
    .where(and(eq(socialVisit.browserHash, browserHash), eq(socialVisit.provider, provider)))
    .returning()
  return visits
    .filter(({ expiresAt }) => expiresAt > now)
    .toSorted((one, other) => other.expiresAt.getTime() - one.expiresAt.getTime())[0]
}

const accountColumns = { user: userColumns, mfaEnabled: appUser.mfaEnabled }

export async function findLinked(db: Reader, provider: SocialProvider, subject: string) {
  const [account] = await db
    .select(accountColumns)
    .from(socialIdentity)
    .innerJoin(appUser, eq(appUser.id, socialIdentity.userId))
    .where(and(eq(socialIdentity.provider, provider), eq(socialIdentity.subject, subject)))
  return account
}

export async function hasAccount(db: Reader, email: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: appUser.id })
    .from(appUser)
    .where(sql`lower(${appUser.email}) = lower(${email}) or lower(${appUser.login}) = lower(${email})`)
    .limit(1)
  return row !== undefined
}

/** Whether the provider's account belongs to the customer from here on: not where either has another already. */
export async function insertIdentity(tx: Reader, row: typeof socialIdentity.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(socialIdentity).values(row).onConflictDoNothing()
  return rowCount === 1
}

export async function findIdentities(db: Reader, userId: number) {
  return db
    .select({ provider: socialIdentity.provider, email: socialIdentity.email })
    .from(socialIdentity)
    .where(eq(socialIdentity.userId, userId))
}

export async function deleteIdentity(tx: Tx, userId: number, provider: SocialProvider): Promise<void> {
  await tx.delete(socialIdentity).where(and(eq(socialIdentity.userId, userId), eq(socialIdentity.provider, provider)))
}

/** Locks the account, so that two requests cannot take both of its last two ways in. */
export async function hasPassword(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .for('update')
  return typeof row?.passwordHash === 'string'
}

/** Housekeeping: logins that were not finished. */
export async function deleteOldVisits(db: Db, now: Date): Promise<void> {
  await db.delete(socialVisit).where(lt(socialVisit.expiresAt, now))
}
