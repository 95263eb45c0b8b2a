import type { Tx } from '../database/database.ts'
import type { Shop } from '../shop.ts'
import type { Visitor } from '../visitor.ts'
import { issueRememberToken, revokeRememberToken } from './remember-me.service.ts'
import { endSession, openSession } from './sessions.service.ts'

/**
 * Signs a customer in: a session with a new id, in place of what the browser had. Its earlier session and its remember-me
 * token end; another of these is issued where the customer asked to be remembered. Throws `error.account.closed`.
 * (Safety, 8)
 */
export async function replaceSession(
  { signedIn }: Pick<Shop, 'signedIn'>,
  tx: Tx,
  { sessionHash, rememberToken, agent }: Pick<Visitor, 'sessionHash' | 'rememberToken' | 'agent'>,
  userId: number,
  now: Date,
  { isRemembered = false }: { isRemembered?: boolean } = {},
): Promise<{ token: string; remember: string | undefined }> {
  if (sessionHash !== undefined) await endSession(tx, sessionHash)
  if (rememberToken !== undefined) await revokeRememberToken(tx, rememberToken)
  const token = await openSession(tx, userId, isRemembered, now, { agent })
  await signedIn(tx, userId)
  const remember = isRemembered ? await issueRememberToken(tx, userId, now, { agent }) : undefined
  return { token, remember }
}
