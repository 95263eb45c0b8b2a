import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { asStaff, type Visitor } from '../../kernel/visitor.ts'
import { verifyPassword } from '../../kernel/sessions/credentials.ts'
import { credentialsOf } from '../../people/auth/auth.service.ts'
import { knownDevice, rememberDevice } from '../../kernel/sessions/known-devices.ts'
import type { Attempt, LoginLimits } from '../../people/auth/login-limits.ts'
import { endSession, openSession } from '../../kernel/sessions/sessions.service.ts'
import { passCaptcha } from '../../people/captcha/captcha.service.ts'
import type { Entered } from './acting.service.ts'
import { recordRefusedSignIn } from '../../kernel/audit/audited-reads.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import { findTotp, spendTotpStep } from './totp.repository.ts'
import { stepOf } from './totp.ts'

export interface StaffLoginRequest {
  username: string
  password: string
  otp: string
  captchaToken: string | undefined
}

/**
 * Name, password and code are accepted or refused together, so that no answer tells which one was wrong, not even by
 * guessing codes until the pause. Staff get no remember-me token.
 */
export async function logInAsStaff(
  shop: Shop,
  limits: LoginLimits,
  visitor: Visitor,
  request: StaffLoginRequest,
  now: Date,
): Promise<Entered> {
  const username = request.username.trim()
  const { address } = visitor
  const found = await credentialsOf(shop.db, username)
  // The login name and the e-mail of an account are one account.
  const account = found?.user.login ?? username
  const device = await knownDevice(shop.db, visitor.deviceToken, found?.user.userId, now)
  const attempt: Attempt = { account, address, device }
  const refused = () => recordRefusedSignIn(shop.db, { login: username, address, account: found?.user }, now)
  const needed = await limits.isSuspicious(attempt, shop.config.CAPTCHA_AFTER_FAILURES)
  const proved = await passCaptcha(shop, { place: 'login', token: request.captchaToken, address, needed }, now)
  try {
    await limits.enter(attempt, proved)
  } catch (error) {
    await refused()
    throw error
  }
  const right = await verifyPassword(found?.passwordHash, request.password)
  const staff =
    found === undefined || found.user.role === 'customer' || found.staffDisabled ? undefined : asStaff(found.user)
  const mayTry = right && staff !== undefined && (await mayTryCode(shop, limits, account, staff.userId))
  if (!mayTry || !(await takeCode(shop, staff.userId, request.otp, now))) {
    await limits.failed()
    await refused()
    throw new ShopError('error.staff.loginWrong')
  }
  await limits.knewPassword(attempt)
  await limits.succeeded(attempt)
  return shop.db.transaction(async (tx) => {
    if (visitor.sessionHash !== undefined) await endSession(tx, visitor.sessionHash)
    const token = await openSession(tx, staff.userId, false, now, { staffDoor: true })
    if (staff.staff !== undefined) await recordChange(tx, staff.staff, { action: 'session.login' }, now)
    return { user: staff, token, device: await rememberDevice(tx, visitor.deviceToken, staff.userId, now) }
  })
}

/**
 * Limits the codes tried by an attacker who has the password. The pause is written to the log only: in the answer it
 * would tell that the password was right.
 */
async function mayTryCode(shop: Shop, limits: LoginLimits, account: string, userId: number): Promise<boolean> {
  try {
    await limits.triesPin(account)
    return true
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    shop.log.warn({ userId }, 'a person with the password of a staff member guesses at the code')
    return false
  }
}

/** A code is accepted once, even when two requests send it at the same time. */
async function takeCode(shop: Shop, userId: number, otp: string, now: Date): Promise<boolean> {
  const totp = await findTotp(shop.db, userId)
  const step = totp === undefined ? undefined : stepOf(totp.secret, otp.replaceAll(/\s/g, ''), totp.lastStep, now)
  return step !== undefined && spendTotpStep(shop.db, userId, step)
}
