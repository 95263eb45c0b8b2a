import type { Language } from '@bottega/rules/text/language.ts'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { household, householdInvitation } from './household.tables.ts'

/** Those that are still good. */
export const findInvitations = (db: Reader, householdId: number, now: Date) =>
  db
    .select({
      invitationId: householdInvitation.id,
      email: householdInvitation.email,
      role: householdInvitation.role,
      expiresAt: householdInvitation.expiresAt,
    })
    .from(householdInvitation)
    .where(and(eq(householdInvitation.householdId, householdId), gt(householdInvitation.expiresAt, now)))
    .orderBy(asc(householdInvitation.id))

export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>[number]

type NewInvitation = Pick<InvitationRow, 'email' | 'role' | 'expiresAt'> & { householdId: number; language: Language }

/** One that has expired makes room for another to the same address. Undefined where a good one waits. */
export async function insertInvitation(tx: Tx, invitation: NewInvitation, now: Date): Promise<number | undefined> {
  const { householdId, email } = invitation
  await tx
    .delete(householdInvitation)
    .where(
      and(
        eq(householdInvitation.householdId, householdId),
        eq(householdInvitation.email, email),
        lte(householdInvitation.expiresAt, now),
      ),
    )
  const [made] = await tx
    .insert(householdInvitation)
    .values({ ...invitation, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: householdInvitation.id })
  return made?.id
}

export async function deleteInvitation(tx: Tx, householdId: number, invitationId: number): Promise<boolean> {
  const { rowCount } = await tx
    .delete(householdInvitation)
    .where(and(eq(householdInvitation.householdId, householdId), eq(householdInvitation.id, invitationId)))
  return rowCount === 1
}

const ownLanguage = sql<Language | null>`(select u.language from app_user u
  where lower(u.email) = ${householdInvitation.email} and u.profile_confirmed order by u.id limit 1)`

/** An invitation for its mail; the language is that of the account with its address, if there is one. */
export async function findInvitationToMail(db: Reader, invitationId: number, now: Date) {
  const [row] = await db
    .select({
      email: householdInvitation.email,
      pageLanguage: householdInvitation.language,
      ownLanguage,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
    })
    .from(householdInvitation)
    .innerJoin(household, eq(household.id, householdInvitation.householdId))
    .innerJoin(appUser, eq(appUser.id, household.holderId))
    .where(and(eq(householdInvitation.id, invitationId), gt(householdInvitation.expiresAt, now)))
  return row
}

export async function setToken(db: Db, invitationId: number, tokenHash: string): Promise<void> {
  await db.update(householdInvitation).set({ tokenHash }).where(eq(householdInvitation.id, invitationId))
}

/** The invitation of a token that is still good, and whose household it is to. */
export async function findByToken(db: Reader, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      invitationId: householdInvitation.id,
      householdId: household.id,
      role: householdInvitation.role,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
    })
    .from(householdInvitation)
    .innerJoin(household, eq(household.id, householdInvitation.householdId))
    .innerJoin(appUser, eq(appUser.id, household.holderId))
    .where(and(eq(householdInvitation.tokenHash, tokenHash), gt(householdInvitation.expiresAt, now)))
  return row
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(householdInvitation).where(lte(householdInvitation.expiresAt, now))
}
