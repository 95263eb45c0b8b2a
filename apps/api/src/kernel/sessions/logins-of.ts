import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { rememberToken } from './remember-me.tables.ts'
import { session } from './sessions.tables.ts'
import { hashToken } from './credentials.ts'
import type { LoginOfBrowser } from './other-logins.ts'
import { sessionLimits } from './sessions.service.ts'

export interface LoginElsewhere {
  agent: string | null
  current: boolean
  remembered: boolean
  lastSeenAt: Date
}

/** More than anybody looks through. */
const most = 50

/**
 * The places where a customer is signed in: each remembered browser once, by its unspent token, and the open sessions
 * of browsers that are not remembered. Staff acting for the customer are no logins of theirs. The latest first.
 */
export async function loginsOf(
  db: Db,
  userId: number,
  { sessionHash, rememberToken: remembered }: LoginOfBrowser,
  now: Date,
): Promise<LoginElsewhere[]> {
  const families = db
    .select({ family: rememberToken.family })
    .from(rememberToken)
    .where(eq(rememberToken.tokenHash, hashToken(remembered ?? '')))
  const [own] = await families
  const tokens = await db
    .select({ agent: rememberToken.agent, family: rememberToken.family, lastSeenAt: rememberToken.createdAt })
    .from(rememberToken)
    .where(and(eq(rememberToken.userId, userId), isNull(rememberToken.spentAt), gt(rememberToken.expiresAt, now)))
    .orderBy(desc(rememberToken.createdAt))
    .limit(most)
  const sessions = await db
    .select({ agent: session.agent, idHash: session.idHash, lastSeenAt: session.lastSeenAt })
    .from(session)
    .where(
      and(
        eq(session.userId, userId),
        eq(session.remember, false),
        isNull(session.actAsId),
        gt(session.expiresAt, now),
        gt(session.lastSeenAt, new Date(now.getTime() - sessionLimits.idle)),
      ),
    )
    .orderBy(desc(session.lastSeenAt))
    .limit(most)
  const logins = [
    ...tokens.map(({ agent, family, lastSeenAt }) => ({
      agent,
      lastSeenAt,
      remembered: true,
      current: family === own?.family,
    })),
    ...sessions.map(({ agent, idHash, lastSeenAt }) => ({
      agent,
      lastSeenAt,
      remembered: false,
      current: idHash === sessionHash,
    })),
  ]
  return logins.sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime()).slice(0, most)
}
