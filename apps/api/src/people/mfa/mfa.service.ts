import { randomInt } from 'node:crypto'
import type { Db } from '../../kernel/database/database.ts'
import type { PinPurpose } from './mfa.tables.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { createMailboxLimit } from '../../kernel/sessions/mailbox-limit.ts'
import { hashPassword, verifyPassword } from '../../kernel/sessions/credentials.ts'
import { endOtherLogins, type LoginOfBrowser } from '../../kernel/sessions/other-logins.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import {
  allowAnotherMail,
  countTry,
  deleteOldChallenges,
  endChallenge,
  findEmail,
  findPending,
  isMfaEnabled,
  storePin,
  type PinRequest,
  setMfaEnabled,
  startChallenge,
} from './mfa.repository.ts'

export type { PinRequest } from './mfa.repository.ts'

/** Ten minutes, five tries, three mails: then the login starts again, with its own limits. */
const pinLimits = { validFor: 10 * 60_000, tries: 5, mails: 3 } as const

/** The mail with the PIN says what it is for. */
const letters = {
  login: 'mail.loginPin',
  mfaOff: 'mail.mfaOffPin',
  identity: 'mail.identityPin',
} as const satisfies Record<PinPurpose, string>

/** A login with the right password waits for its PIN. */
export async function hasPendingPin(db: Db, userId: number, now: Date): Promise<boolean> {
  return (await findPending(db, { userId, purpose: 'login' }, now)) !== undefined
}

/** A PIN that was mailed, or the request for another. */
export interface PinGiven {
  pin: string | undefined
  resend: boolean
}

/**
 * The second step of a login whose password was right, or of switching the PIN off: throws until the PIN comes with it
 * that was mailed for the same.
 */
export async function passPin(shop: Shop, request: PinRequest, { pin, resend }: PinGiven, now: Date): Promise<void> {
  if (pin !== undefined && pin !== '' && !resend) return checkPin(shop, request, pin, now)
  await mailPin(shop, request, { resend }, now)
  throw new ShopError('error.login.mfaPinRequired')
}

/** Has a PIN mailed; asking once more without saying so leaves the one that is on its way. */
export async function mailPin(
  shop: Shop,
  request: PinRequest,
  { resend }: Pick<PinGiven, 'resend'>,
  now: Date,
): Promise<void> {
  const isOnItsWay = (await findPending(shop.db, request, now)) !== undefined
  if (isOnItsWay && !resend) return
  await countMail(shop, request.userId)
  await shop.db.transaction(async (tx) => {
    const pending = await findPending(tx, request, now)
    if (pending === undefined) await startChallenge(tx, request, now, new Date(now.getTime() + pinLimits.validFor))
    else if (!resend) return
    else if (!(await allowAnotherMail(tx, request, pinLimits.mails))) throw new ShopError('error.login.mfaPinExpired')
    await enqueue(tx, letters[request.purpose], { userId: request.userId }, now)
  })
}

const anHour = 3600

/** Only who knows the password, or has another proof of the account, gets here: the refusal tells them nothing new. */
async function countMail({ db, database }: Shop, userId: number): Promise<void> {
  const email = await findEmail(db, userId)
  if (email !== undefined && !(await createMailboxLimit(database).mayMail(email, 'knowsPassword')))
    throw new ShopError('error.login.tooMany', { seconds: anHour })
}

async function checkPin(shop: Shop, request: PinRequest, pin: string, now: Date): Promise<void> {
  const pinHash = await countTry(shop.db, request, pinLimits.tries, now)
  if (pinHash === undefined) {
    const pending = await findPending(shop.db, request, now)
    if (pending?.pinHash === null) throw new ShopError('error.login.mfaPinWrong')
    if (pending !== undefined) await endChallenge(shop.db, request)
    throw new ShopError('error.login.mfaPinExpired')
  }
  if (!(await verifyPassword(pinHash, pin.trim()))) throw new ShopError('error.login.mfaPinWrong')
  if (!(await endChallenge(shop.db, request))) throw new ShopError('error.login.mfaPinExpired')
}

/**
 * Makes the PIN that is waited for, when its mail is written: its text is only in the mail. Undefined when no login
 * waits for it any more.
 */
export async function makePin(shop: Shop, request: PinRequest): Promise<string | undefined> {
  const pin = String(randomInt(1_000_000)).padStart(6, '0')
  return (await storePin(shop.db, request, await hashPassword(pin), shop.clock())) ? pin : undefined
}

export const readMfa = (shop: Shop, userId: number) => isMfaEnabled(shop.db, userId)

/**
 * Switching off takes a PIN, because anyone at a session that was left open could try. In both directions all other
 * logins end, and the customer is told by mail, since someone else may have made the change.
 */
export async function changeMfa(
  shop: Shop,
  person: { userId: number } & LoginOfBrowser,
  { enabled, ...given }: { enabled: boolean } & PinGiven,
  now: Date,
): Promise<void> {
  const { userId } = person
  if ((await isMfaEnabled(shop.db, userId)) === enabled) return
  if (!enabled) await passPin(shop, { userId, purpose: 'mfaOff' }, given, now)
  await shop.db.transaction(async (tx) => {
    await setMfaEnabled(tx, userId, enabled)
    await endOtherLogins(tx, userId, person)
    await enqueue(tx, 'mail.mfaChanged', { userId, enabled }, now)
  })
}

/** Housekeeping: PIN steps that were not finished. */
export const purgePins = (db: Db, now: Date) => deleteOldChallenges(db, now)
