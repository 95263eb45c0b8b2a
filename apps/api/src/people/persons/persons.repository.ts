import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { accountPerson } from './persons.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'

/** A customer as invitations know them: by the address they have confirmed. */
export interface Addressed {
  userId: number
  email: string
  profileConfirmed: boolean
}

/** Agreed, or invited after this instant. */
const stands = (since: Date) => or(isNotNull(accountPerson.agreedAt), gt(accountPerson.invitedAt, since))

const columns = {
  id: accountPerson.id,
  email: accountPerson.email,
  invitedAt: accountPerson.invitedAt,
  agreedAt: accountPerson.agreedAt,
}

export type PersonRow = Awaited<ReturnType<typeof listPersons>>[number]

/** Of a master account; names stand with those who have agreed. */
export const listPersons = (db: Reader, masterId: number, since: Date) =>
  db
    .select({ ...columns, firstName: appUser.firstName, lastName: appUser.lastName })
    .from(accountPerson)
    .leftJoin(appUser, eq(appUser.id, accountPerson.personId))
    .where(and(eq(accountPerson.masterId, masterId), stands(since)))
    .orderBy(asc(accountPerson.id))

/** Invitations are found by an address that is confirmed: anybody can type the address of another. */
const isTheirs = ({ userId, email, profileConfirmed }: Addressed): SQL | undefined =>
  or(
    eq(accountPerson.personId, userId),
    profileConfirmed ? and(isNull(accountPerson.personId), eq(accountPerson.email, email.toLowerCase())) : undefined,
  )

export type MasterRow = Awaited<ReturnType<typeof listMasters>>[number]

const withMaster = (db: Reader) =>
  db
    .select({
      ...columns,
      masterId: accountPerson.masterId,
      companyName: appUser.companyName,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
    })
    .from(accountPerson)
    .innerJoin(appUser, eq(appUser.id, accountPerson.masterId))

/** The master accounts that see a customer's orders or ask to; the first hundred, of those anybody may invite. */
export const listMasters = (db: Reader, person: Addressed, since: Date) =>
  withMaster(db)
    .where(and(isTheirs(person), stands(since)))
    .orderBy(asc(accountPerson.id))
    .limit(100)

/** One master account at a time, so that two invitations at once do not pass the limit together. */
export async function lockMaster(tx: Tx, masterId: number): Promise<void> {
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, masterId)).for('update')
}

export const countPersons = (db: Reader, masterId: number, since: Date) =>
  db.$count(accountPerson, and(eq(accountPerson.masterId, masterId), stands(since)))

interface NewInvitation {
  masterId: number
  email: string
  language: Language
  invitedAt: Date
}

/** Undefined where the address is invited already or has agreed; an invitation that has lapsed is made again. */
export async function insertInvitation(tx: Tx, invitation: NewInvitation, since: Date): Promise<number | undefined> {
  const { masterId, email } = invitation
  const lapsed = and(isNull(accountPerson.agreedAt), lte(accountPerson.invitedAt, since))
  await tx
    .delete(accountPerson)
    .where(and(eq(accountPerson.masterId, masterId), eq(accountPerson.email, email), lapsed))
  const [row] = await tx
    .insert(accountPerson)
    .values(invitation)
    .onConflictDoNothing({ target: [accountPerson.masterId, accountPerson.email] })
    .returning({ id: accountPerson.id })
  return row?.id
}

/** An invitation to this customer that waits for an answer, locked. */
export async function lockInvitation(tx: Tx, person: Addressed, id: number, since: Date) {
  const [row] = await withMaster(tx)
    .where(and(eq(accountPerson.id, id), isTheirs(person), isNull(accountPerson.agreedAt), stands(since)))
    .for('update', { of: accountPerson })
  return row
}

/** False where the person has agreed to the same master account under another address. */
export async function agree(tx: Tx, id: number, masterId: number, personId: number, agreedAt: Date): Promise<boolean> {
  const agreed = and(eq(accountPerson.masterId, masterId), eq(accountPerson.personId, personId))
  if ((await tx.$count(accountPerson, agreed)) > 0) return false
  await tx.update(accountPerson).set({ personId, agreedAt }).where(eq(accountPerson.id, id))
  return true
}

export async function deleteRelation(tx: Reader, id: number): Promise<void> {
  await tx.delete(accountPerson).where(eq(accountPerson.id, id))
}

/** By the master account or by the person. False where it is of others, or gone. */
export async function deleteOwn(db: Reader, person: Addressed, id: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(accountPerson)
    .where(and(eq(accountPerson.id, id), or(eq(accountPerson.masterId, person.userId), isTheirs(person))))
  return rowCount === 1
}

export async function deleteLapsed(db: Reader, since: Date): Promise<number> {
  const { rowCount } = await db
    .delete(accountPerson)
    .where(and(isNull(accountPerson.agreedAt), lte(accountPerson.invitedAt, since)))
  return rowCount ?? 0
}

/** Returns the facts the mail of an invitation names; undefined once it was taken back or answered. */
export async function findInvitation(db: Reader, id: number) {
  const [row] = await db
    .select({
      email: accountPerson.email,
      pageLanguage: accountPerson.language,
      account: sql<{ userId: number; language: Language } | null>`(
        select jsonb_build_object('userId', p.id, 'language', p.language) from app_user p
        where lower(p.email) = ${accountPerson.email} and p.role = 'customer' and p.profile_confirmed)`,
      companyName: appUser.companyName,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
    })
    .from(accountPerson)
    .innerJoin(appUser, eq(appUser.id, accountPerson.masterId))
    .where(and(eq(accountPerson.id, id), isNull(accountPerson.agreedAt)))
  return row
}
