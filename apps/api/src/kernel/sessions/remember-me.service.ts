import { createHmac } from 'node:crypto'
import type { Db, Reader, Tx } from '../database/database.ts'
import { inBatches } from '../database/in-batches.ts'
import type { Shop } from '../shop.ts'
import { hashToken, newToken } from './credentials.ts'
import {
  deleteExpiredTokens,
  deleteFamilyOf,
  deleteRememberedSessions,
  findSpentToken,
  insertRememberToken,
  spendRememberToken,
} from './remember-me.repository.ts'
import { openSession, sessionLimits } from './sessions.service.ts'

/** Milliseconds after a token is spent in which requests sent together with the first one may still carry it. */
const underWay = 60_000

/** The tokens that a remembered browser holds from now on. */
export interface Resumed {
  token: string
  remember: string
}

/** Without a family, a token of this login begins one: those that follow it belong together. (Safety, 8) */
export async function issueRememberToken(
  tx: Reader,
  userId: number,
  now: Date,
  {
    token = newToken(),
    family = newToken(),
    agent,
  }: { token?: string; family?: string; agent?: string | undefined } = {},
): Promise<string> {
  const expiresAt = new Date(now.getTime() + sessionLimits.remember)
  await insertRememberToken(tx, {
    tokenHash: hashToken(token),
    userId,
    family,
    agent: agent ?? null,
    createdAt: now,
    expiresAt,
  })
  return token
}

/**
 * A customer returns with a remember-me token: it is spent, a session and a new token take its place. Requests sent at
 * the same time carry the spent token; for a minute they get the same two, and open nothing of their own. A later
 * request with it means that the token was copied: then it and all its successors end.
 */
export function resumeRemembered(
  { db, signedIn }: Pick<Shop, 'db' | 'signedIn'>,
  remembered: string,
  now: Date,
  agent?: string,
): Promise<Resumed | undefined> {
  return db.transaction(async (tx) => {
    const tokenHash = hashToken(remembered)
    const successorSalt = newToken()
    const spent = await spendRememberToken(tx, tokenHash, { spentAt: now, successorSalt })
    if (spent === undefined) return followSpent(tx, remembered, now)
    const next = successorsOf(remembered, successorSalt)
    await openSession(tx, spent.userId, true, now, { token: next.token, agent })
    await signedIn(tx, spent.userId)
    await issueRememberToken(tx, spent.userId, now, { token: next.remember, family: spent.family, agent })
    return next
  })
}

async function followSpent(tx: Tx, remembered: string, now: Date): Promise<Resumed | undefined> {
  const spent = await findSpentToken(tx, hashToken(remembered), now)
  if (spent === undefined) return undefined
  const { tokenHash, userId, spentAt, successorSalt } = spent
  if (spentAt === null || successorSalt === null) return undefined
  if (now.getTime() - spentAt.getTime() <= underWay) return successorsOf(remembered, successorSalt)
  await deleteFamilyOf(tx, tokenHash)
  await deleteRememberedSessions(tx, userId)
  return undefined
}

/**
 * Made of what only the browser has and what only the shop has, so that neither a stolen token nor a stolen table says
 * them.
 */
function successorsOf(remembered: string, salt: string): Resumed {
  const derived = (what: keyof Resumed) =>
    createHmac('sha256', remembered).update(`${what} ${salt}`).digest('base64url')
  return { token: derived('token'), remember: derived('remember') }
}

/** After a logout no remember-me token works any more, neither the newest nor one just replaced. */
export const revokeRememberToken = (tx: Reader, remembered: string) => deleteFamilyOf(tx, hashToken(remembered))

/** Housekeeping: tokens past their thirty days. Until then a spent one stays, so that a copy of it is noticed. */
export const purgeRememberTokens = (db: Db, now: Date) => inBatches((most) => deleteExpiredTokens(db, now, most))
