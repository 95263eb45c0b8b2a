import type { Shop } from '../../shop.ts'
import { ShopError } from '../../shop-error.ts'
import type { SessionUser, Visitor } from '../../visitor.ts'
import { deleteRememberToken, deleteSession, findCredentials } from './auth.repository.ts'
import { hashToken, verifyPassword } from './credentials.ts'
import type { LoginLimits } from './login-limits.ts'
import { issueRememberToken, openSession } from './sessions.service.ts'

export interface LoginRequest {
  login: string
  password: string
  remember: boolean
}

export interface LoggedIn {
  user: SessionUser
  token: string
  remember: string | undefined
}

/** A new session id at every login; the one the visitor came with ends. Known and unknown accounts answer alike, in the same time. */
export async function logIn(
  shop: Shop,
  limits: LoginLimits,
  visitor: Visitor,
  request: LoginRequest,
  now: Date,
): Promise<LoggedIn> {
  const login = request.login.trim()
  await limits.check(login, visitor.address)
  const found = await findCredentials(shop.db, login)
  const right = await verifyPassword(found?.passwordHash, request.password)
  if (found === undefined || !right) {
    await limits.failed(login, visitor.address)
    throw new ShopError('error.login.wrong')
  }
  await limits.succeeded(login)
  return shop.db.transaction(async (tx) => {
    if (visitor.sessionHash !== undefined) await deleteSession(tx, visitor.sessionHash)
    const { userId } = found.user
    const token = await openSession(tx, userId, request.remember, now)
    const remember = request.remember ? await issueRememberToken(tx, userId, now) : undefined
    return { user: found.user, token, remember }
  })
}

export async function logOut(shop: Shop, visitor: Visitor, remembered: string | undefined): Promise<void> {
  if (visitor.sessionHash !== undefined) await deleteSession(shop.db, visitor.sessionHash)
  if (remembered !== undefined) await deleteRememberToken(shop.db, hashToken(remembered))
}
