import { loginIdentifier } from '@bottega/rules/validators/login-identifier.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser, Visitor } from '../../kernel/visitor.ts'
import { passCaptcha } from '../captcha/captcha.service.ts'
import { hasPendingPin, passPin } from '../mfa/mfa.service.ts'
import { type Credentials, findCredentials } from './auth.repository.ts'
import { verifyPassword } from '../../kernel/sessions/credentials.ts'
import { isCommonPassword } from '../../kernel/sessions/password-rules.ts'
import { knownDevice, rememberDevice } from '../../kernel/sessions/known-devices.ts'
import type { Attempt, LoginLimits } from './login-limits.ts'
import { revokeRememberToken } from '../../kernel/sessions/remember-me.service.ts'
import { followLanguage } from '../../kernel/sessions/used-language.ts'
import { replaceSession } from '../../kernel/sessions/replace-session.ts'
import { endActing, endSession } from '../../kernel/sessions/sessions.service.ts'

export interface LoginRequest {
  login: string
  password: string
  remember: boolean
  captchaToken: string | undefined
  pin: string | undefined
  resendPin: boolean
}

export interface LoggedIn {
  user: SessionUser
  token: string
  remember: string | undefined
  /** By which this browser is known to the account from now on. */
  device: string
}

/**
 * A new session id at every login; the visitor's earlier session and remember-me token end. Known and unknown accounts
 * answer alike, in the same time; only a correct password reveals that a PIN is asked for. Staff sign in at a separate
 * page.
 */
export async function logIn(
  shop: Shop,
  limits: LoginLimits,
  visitor: Visitor,
  request: LoginRequest,
  now: Date,
): Promise<LoggedIn> {
  const login = request.login.trim()
  const found = await findCustomer(shop, login)
  // The login name and the e-mail of an account are one account.
  const account = found?.user.login ?? login
  const device = await knownDevice(shop.db, visitor.deviceToken, found?.user.userId, now)
  const attempt: Attempt = { account, address: visitor.address, device }
  const proved = await proveHuman(shop, limits, attempt, request, found, now)
  await limits.enter(attempt, proved)
  const right = await verifyPassword(found?.passwordHash, request.password)
  if (found === undefined || !right) {
    await limits.failed()
    throw new ShopError('error.login.wrong')
  }
  await limits.knewPassword(attempt)
  refuseUnready(found)
  const { userId } = found.user
  // An attacker with a list of common passwords gets no further than the mailbox. (decision 0310)
  if (isCommonPassword(request.password)) throw new ShopError('error.registration.need_password_reset')
  if (found.mfaEnabled) {
    const { pin, resendPin: resend } = request
    if (pin !== undefined && pin !== '' && !resend) await limits.triesPin(account)
    await passPin(shop, { userId, purpose: 'login' }, { pin, resend }, now)
  }
  await limits.succeeded(attempt)
  return shop.db.transaction(async (tx) => {
    const opened = await replaceSession(shop, tx, visitor, userId, now, { isRemembered: request.remember })
    await followLanguage(tx, found.user, visitor)
    const known = await rememberDevice(tx, visitor.deviceToken, userId, now)
    return { user: found.user, ...opened, device: known }
  })
}

/**
 * Refuses a right password while something still stands between it and the shop; only a person who knows the password
 * hears of it.
 */
function refuseUnready({ user: { profileConfirmed }, needsPasswordReset }: Credentials): void {
  if (!profileConfirmed && needsPasswordReset) throw new ShopError('error.registration.registration_not_confirmed_pwd')
  if (!profileConfirmed) throw new ShopError('error.registration.registration_not_confirmed')
  if (needsPasswordReset) throw new ShopError('error.registration.need_password_reset')
}

async function findCustomer(shop: Shop, login: string): Promise<Credentials | undefined> {
  if (!loginIdentifier(login, shop.config.LOGIN_IDENTIFIER).ok) return undefined
  const found = await findCredentials(shop.db, login)
  return found?.user.role === 'customer' ? found : undefined
}

/**
 * The captcha is not asked for at a first login, only once the tries look like guessing. A request with a PIN is exempt
 * while the shop waits for one of that same login. Answers whether a PIN or a captcha was given. (Safety, 14)
 */
async function proveHuman(
  shop: Shop,
  limits: LoginLimits,
  attempt: Attempt,
  { captchaToken, pin }: LoginRequest,
  found: Credentials | undefined,
  now: Date,
): Promise<boolean> {
  const needed = await limits.isSuspicious(attempt, shop.config.CAPTCHA_AFTER_FAILURES)
  const hasSentPin = pin !== undefined && pin !== '' && found !== undefined
  if (hasSentPin && (await hasPendingPin(shop.db, found.user.userId, now))) return true
  return passCaptcha(shop, { place: 'login', token: captchaToken, address: attempt.address, needed }, now)
}

/** A logout while acting for a customer also ends the acting, and its record gets the time; `also` in the same transaction. */
export function logOut(shop: Shop, visitor: Visitor, now: Date, also?: (tx: Tx) => Promise<void>): Promise<void> {
  const { sessionHash, rememberToken, user } = visitor
  const acting = user?.staff?.acting
  return shop.db.transaction(async (tx) => {
    if (sessionHash !== undefined) await endSession(tx, sessionHash)
    if (rememberToken !== undefined) await revokeRememberToken(tx, rememberToken)
    if (acting !== undefined) await endActing(tx, acting.actAsId, now)
    await also?.(tx)
  })
}

/** Of the account with this login name or e-mail address, staff too. */
export const credentialsOf = (db: Reader, login: string): Promise<Credentials | undefined> => findCredentials(db, login)
