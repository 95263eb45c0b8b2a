import { and, eq, gt, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { builtOnce } from '../database/built-once.ts'
import type { Db, Reader } from '../database/database.ts'
import { deleteEnded } from '../database/delete-ended.ts'
import { alias } from 'drizzle-orm/pg-core'
import { actAs } from '../accounts/acting.tables.ts'
import { appUser, type Role } from '../accounts/accounts.tables.ts'
import { session } from './sessions.tables.ts'
import { accountDeletion } from '../../trade/account/deletion.tables.ts'
import { storesOfStaff } from '../accounts/stores-of-staff.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { SessionUser } from '../visitor.ts'
import { userColumns } from './user-columns.ts'

/** About to be erased: it has no logins, and staff do not act for it. (decision 0322) */
export async function isClosedAccount(db: Reader, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ userId: accountDeletion.userId })
    .from(accountDeletion)
    .where(and(eq(accountDeletion.userId, userId), isNotNull(accountDeletion.closedAt)))
  return row !== undefined
}

export interface StoredSession {
  user: SessionUser | null
  lastSeenAt: Date
  expiresAt: Date
  staffDoor: boolean
  acting: { actAsId: number; until: Date } | null
  /** The staff member who acts. */
  staff: {
    userId: number
    login: string
    role: Role
    stores: StoreScope
    firstName: string
    lastName: string
    disabledAt: Date | null
  } | null
  /** Of an account of staff. */
  disabledAt: Date | null
}

const staffMember = alias(appUser, 'staff_member')
const staffColumns = {
  userId: staffMember.id,
  login: staffMember.login,
  role: staffMember.role,
  stores: storesOfStaff(staffMember),
  firstName: staffMember.firstName,
  lastName: staffMember.lastName,
  disabledAt: staffMember.staffDisabledAt,
}

/** The session that is asked for: one that has not ended nor, where it is a customer’s, been idle since `idleSince`. */
export interface SessionKey extends Record<string, unknown> {
  idHash: string
  now: Date
  idleSince: Date
}

export async function findSession(db: Db, key: SessionKey): Promise<StoredSession | undefined> {
  const [row] = await sessionAlone(db).execute(key)
  return row
}

const sessionColumns = {
  user: userColumns,
  lastSeenAt: session.lastSeenAt,
  expiresAt: session.expiresAt,
  staffDoor: session.staffDoor,
  disabledAt: appUser.staffDisabledAt,
  acting: { actAsId: actAs.id, until: actAs.endsAt },
  staff: staffColumns,
}

/** The statement that finds a session by its `SessionKey`, and `more` of it: expressions over the columns of `session`. */
export const sessionQuery = <More extends Record<string, SQL>>(more: More) =>
  builtOnce((db) =>
    db
      .select({ ...sessionColumns, ...more })
      .from(session)
      .leftJoin(appUser, eq(appUser.id, session.userId))
      .leftJoin(actAs, eq(actAs.id, session.actAsId))
      .leftJoin(staffMember, eq(staffMember.id, actAs.staffId))
      .where(
        and(
          eq(session.idHash, sql.placeholder('idHash')),
          gt(session.expiresAt, sql.placeholder('now')),
          or(isNull(session.userId), gt(session.lastSeenAt, sql.placeholder('idleSince'))),
        ),
      )
      .prepare(''),
  )

const sessionAlone = sessionQuery({})

export async function insertSession(tx: Reader, row: typeof session.$inferInsert): Promise<void> {
  await tx.insert(session).values(row)
}

export async function touchSession(db: Reader, idHash: string, now: Date, expiresAt: Date): Promise<void> {
  await db.update(session).set({ lastSeenAt: now, expiresAt }).where(eq(session.idHash, idHash))
}

/** Whether there was one: of two at once, one ends it. */
export async function deleteSession(tx: Reader, idHash: string): Promise<boolean> {
  const { rowCount } = await tx.delete(session).where(eq(session.idHash, idHash))
  return rowCount === 1
}

/** The end the staff member's own session had; undefined when the acting is over already. */
export async function endActing(tx: Reader, actAsId: number, endedAt: Date): Promise<Date | undefined> {
  const [ended] = await tx
    .update(actAs)
    .set({ endedAt })
    .where(and(eq(actAs.id, actAsId), isNull(actAs.endedAt)))
    .returning({ staffSessionEndsAt: actAs.staffSessionEndsAt })
  return ended?.staffSessionEndsAt
}

/** Sessions of staff acting for the customer stay: they are not the customer's own logins. */
export async function deleteOtherSessions(tx: Reader, userId: number, exceptHash: string): Promise<void> {
  await tx
    .delete(session)
    .where(and(eq(session.userId, userId), ne(session.idHash, exceptHash), isNull(session.actAsId)))
}

/** Sessions of staff acting for the customer end as well. */
export async function deleteSessionsOf(tx: Reader, userId: number): Promise<void> {
  await tx.delete(session).where(eq(session.userId, userId))
}

/** At most so many. Returns the number deleted. */
export const deleteEndedSessions = (db: Db, now: Date, most: number): Promise<number> =>
  deleteEnded(db, session, { key: session.idHash, expiresAt: session.expiresAt }, now, most)
