import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { StaffRole } from '@bottega/rules/people/roles.ts'
import { and, asc, count, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { staffWithin } from '../../kernel/accounts/stores-of-staff.ts'
import { staffInvitation } from './accounts.tables.ts'

const columns = {
  userId: appUser.id,
  login: appUser.login,
  email: appUser.email,
  firstName: appUser.firstName,
  lastName: appUser.lastName,
  // Rows of customers are never read with these columns.
  role: sql<StaffRole>`${appUser.role}`,
  language: appUser.language,
  disabledAt: appUser.staffDisabledAt,
  version: appUser.staffVersion,
  invitationEndsAt: staffInvitation.expiresAt,
}

const isStaffAccount = ne(appUser.role, 'customer')

const accounts = (db: Reader) =>
  db.select(columns).from(appUser).leftJoin(staffInvitation, eq(staffInvitation.userId, appUser.id))

export type StaffAccountRow = Awaited<ReturnType<typeof listAccounts>>[number]

export const listAccounts = (db: Reader, stores: StoreScope, most: number) =>
  accounts(db)
    .where(and(isStaffAccount, staffWithin(appUser.id, stores)))
    .orderBy(asc(appUser.lastName), asc(appUser.firstName), asc(appUser.id))
    .limit(most)

export async function countAccounts(db: Reader): Promise<number> {
  const [row] = await db.select({ accounts: count() }).from(appUser).where(isStaffAccount)
  return row?.accounts ?? 0
}

export async function findAccount(db: Reader, userId: number): Promise<StaffAccountRow | undefined> {
  const [row] = await accounts(db).where(and(eq(appUser.id, userId), isStaffAccount))
  return row
}

/**
 * Locks the accounts of all administrators that are open, in one order, and returns their ids: of two who disable each
 * other at the same time, the second is one no more.
 */
export async function lockAdministrators(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ userId: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.role, 'admin'), isNull(appUser.staffDisabledAt)))
    .orderBy(asc(appUser.id))
    .for('update')
  return rows.map(({ userId }) => userId)
}

export async function insertAccount(tx: Tx, row: typeof appUser.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(appUser).values(row).returning({ id: appUser.id })
  if (inserted === undefined) throw new Error('no account was made')
  return inserted.id
}

/** Only where the account is still in the version that was seen. */
export async function changeAccount(
  tx: Tx,
  { userId, version }: { userId: number; version: number },
  change: Partial<Pick<typeof appUser.$inferInsert, 'role' | 'staffDisabledAt' | 'passwordHash' | 'totpSecret'>>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(appUser)
    .set({ ...change, staffVersion: version + 1 })
    .where(and(eq(appUser.id, userId), isStaffAccount, eq(appUser.staffVersion, version)))
  return rowCount === 1
}

/** A newer invitation takes the place of an older one. */
export async function storeInvitation(tx: Tx, row: { userId: number; totpSecret: string; expiresAt: Date }) {
  const fresh = { totpSecret: row.totpSecret, expiresAt: row.expiresAt, tokenHash: null }
  await tx
    .insert(staffInvitation)
    .values({ userId: row.userId, ...fresh })
    .onConflictDoUpdate({ target: staffInvitation.userId, set: fresh })
}

/** Whether an invitation waits for its mail. */
export async function setInvitationToken(db: Db, userId: number, tokenHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(staffInvitation)
    .set({ tokenHash })
    .where(and(eq(staffInvitation.userId, userId), gt(staffInvitation.expiresAt, now)))
  return rowCount === 1
}

export interface Invited {
  userId: number
  login: string
  email: string
  firstName: string
  lastName: string
  secret: string
}

/** Of a disabled account no invitation is good. */
export async function findInvited(db: Reader, tokenHash: string, now: Date): Promise<Invited | undefined> {
  const [row] = await db
    .select({
      userId: appUser.id,
      login: appUser.login,
      email: appUser.email,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      secret: staffInvitation.totpSecret,
    })
    .from(staffInvitation)
    .innerJoin(appUser, eq(appUser.id, staffInvitation.userId))
    .where(
      and(
        eq(staffInvitation.tokenHash, tokenHash),
        gt(staffInvitation.expiresAt, now),
        isNull(appUser.staffDisabledAt),
        isStaffAccount,
      ),
    )
  return row
}

/** Of two at once, one takes it. */
export async function takeInvitation(tx: Tx, tokenHash: string): Promise<boolean> {
  const { rowCount } = await tx.delete(staffInvitation).where(eq(staffInvitation.tokenHash, tokenHash))
  return rowCount === 1
}

export async function deleteInvitation(tx: Tx, userId: number): Promise<void> {
  await tx.delete(staffInvitation).where(eq(staffInvitation.userId, userId))
}

export async function openAccount(
  tx: Tx,
  userId: number,
  account: { passwordHash: string; totpSecret: string; totpLastStep: number },
): Promise<void> {
  await tx
    .update(appUser)
    .set({ ...account, staffVersion: sql`${appUser.staffVersion} + 1` })
    .where(eq(appUser.id, userId))
}

/** Housekeeping: invitations that were not accepted. The accounts stay, and can be invited again. */
export async function deleteEndedInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(staffInvitation).where(lt(staffInvitation.expiresAt, now))
}
