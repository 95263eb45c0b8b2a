import type { Db, Reader } from '../database/database.ts'
import { inBatches } from '../database/in-batches.ts'
import { rolesOf } from '@bottega/rules/people/roles.ts'
import { asStaff, nameOf, type SessionUser } from '../visitor.ts'
import {
  deleteEndedSessions,
  deleteSession,
  findSession,
  insertSession,
  isClosedAccount,
  type SessionKey,
  type StoredSession,
  touchSession,
} from './sessions.repository.ts'
import { ShopError } from '../shop-error.ts'
import { hashToken, newToken } from './credentials.ts'

const minute = 60_000
const day = 1440 * minute
/**
 * Safety, 8: idle 30 minutes, absolute 12 hours, remembered 30 days. An anonymous visit opens nothing but its own cart
 * and lasts 30 days from the last use. (decision 0110)
 */
export const sessionLimits = { idle: 30 * minute, absolute: 720 * minute, remember: 30 * day, visit: 30 * day } as const

export interface OpenSession {
  user: SessionUser | undefined
  idHash: string
  /** The end of the session if no other request comes. */
  expiresAt: Date
  /** The end of the session in any case. */
  endsAt: Date
  /** The first use of an anonymous visit after a day: its cookie's lifetime starts again. */
  goesOn: boolean
}

/**
 * The user of a session, by what the account is today: staff rights belong only to sessions of the staff login, so an
 * account that changes between staff and customer has no user until it signs in again, and a disabled one has none.
 */
function userOf({ user, staffDoor, acting, staff, disabledAt }: StoredSession): SessionUser | undefined {
  if (user === null || disabledAt !== null) return undefined
  const isCustomer = user.role === 'customer'
  if (acting === null) return staffDoor === isCustomer ? undefined : asStaff(user)
  // A former staff member cannot act for a customer, and staff cannot be acted for.
  if (staff === null || staff.role === 'customer' || staff.disabledAt !== null || !isCustomer) return undefined
  const { userId, login: username, role, stores } = staff
  return { ...user, staff: { userId, username, name: nameOf(staff), roles: rolesOf(role), stores, acting } }
}

/** The session of a credential, or nothing when it never was, has ended or has idled too long. */
export async function readSession(db: Db, token: string, now: Date): Promise<OpenSession | undefined> {
  const key = sessionKey(token, now)
  const stored = await findSession(db, key)
  return stored && opened(db, key.idHash, stored, now)
}

/** The key that finds the session of a credential. */
export function sessionKey(token: string, now: Date): SessionKey {
  return { idHash: hashToken(token), now, idleSince: new Date(now.getTime() - sessionLimits.idle) }
}

/** A session that was found is in use from `now` on. */
export async function opened(db: Db, idHash: string, stored: StoredSession, now: Date): Promise<OpenSession> {
  const isVisit = stored.user === null
  const endsAt = isVisit ? new Date(now.getTime() + sessionLimits.visit) : stored.expiresAt
  const unseen = now.getTime() - stored.lastSeenAt.getTime()
  // Once a minute is enough to extend a session, and saves a write on every request.
  if (unseen > minute) await touchSession(db, idHash, now, endsAt)
  const idleEnd = now.getTime() + (isVisit ? sessionLimits.visit : sessionLimits.idle)
  const expiresAt = new Date(Math.min(idleEnd, endsAt.getTime()))
  return { user: userOf(stored), idHash, expiresAt, endsAt, goesOn: isVisit && unseen > day }
}

/** Opens a session under a new id and returns its token, the only copy. An anonymous visit has no user. */
export async function openSession(
  tx: Reader,
  userId: number | null,
  remember: boolean,
  now: Date,
  more: { actAsId?: number; staffDoor?: boolean; endsAt?: Date; token?: string; agent?: string | undefined } = {},
): Promise<string> {
  if (userId !== null && (await isClosedAccount(tx, userId))) throw new ShopError('error.account.closed')
  const token = more.token ?? newToken()
  await insertSession(tx, {
    idHash: hashToken(token),
    userId,
    remember,
    createdAt: now,
    lastSeenAt: now,
    expiresAt:
      more.endsAt ?? new Date(now.getTime() + (userId === null ? sessionLimits.visit : sessionLimits.absolute)),
    staffDoor: more.staffDoor ?? false,
    agent: more.agent ?? null,
    ...(more.actAsId === undefined ? {} : { actAsId: more.actAsId }),
  })
  return token
}

export { endActing, type SessionKey, sessionQuery, type StoredSession } from './sessions.repository.ts'

/** Ends one session. Returns whether it was still there. */
export const endSession = (tx: Reader, sessionHash: string) => deleteSession(tx, sessionHash)

/** Housekeeping: sessions that have ended. */
export const purgeSessions = (db: Db, now: Date) => inBatches((most) => deleteEndedSessions(db, now, most))
