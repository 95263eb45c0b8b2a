import type { Db } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser, Visitor } from '../../kernel/visitor.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { hashToken, newToken } from '../../kernel/sessions/credentials.ts'
import {
  confirmProfile,
  deleteOldEmailTokens,
  deleteUnconfirmed,
  findUnconfirmed,
  hasConfirmed,
  replaceEmailToken,
  takeEmailToken,
} from './registration.repository.ts'
import { enter } from './register.service.ts'

/** Safety, 16 */
const tokenFor = 30 * 60_000
/** Data of people who never said that the address is theirs are not stored for longer. */
const unconfirmedFor = 30 * 86_400_000
const atOnce = 500

/**
 * Sends the mail that confirms an address once more, when an account waits for it. Known, confirmed and unknown
 * addresses cost the same: what leaves, leaves later, through the outbox. (Safety, 13)
 */
export function resendConfirmation(shop: Shop, email: string, now: Date): Promise<void> {
  return shop.db.transaction(async (tx) => {
    const userId = await findUnconfirmed(tx, email)
    if (userId !== undefined) await enqueue(tx, 'mail.confirmEmail', { userId }, now)
  })
}

/** Made when its mail is written. */
export async function issueEmailToken(shop: Shop, userId: number): Promise<string> {
  const token = newToken()
  await replaceEmailToken(shop.db, hashToken(token), userId, new Date(shop.clock().getTime() + tokenFor))
  return token
}

export type Confirmation =
  | { outcome: 'confirmed'; entered: { user: SessionUser; token: string } | undefined }
  | { outcome: 'alreadyConfirmed'; entered?: undefined }

/**
 * Confirms an address once, and greets its owner by mail. In the browser that registered it also signs in; elsewhere the
 * password is asked, for who opens a mail need not be who wrote the form. An address the code was not made for learns
 * nothing. Throws `error.registration.confirmWrong`. (decision 0800)
 */
export function confirmEmail(
  shop: Shop,
  visitor: Visitor,
  { email, code }: { email: string; code: string },
  now: Date,
): Promise<Confirmation> {
  const tokenHash = hashToken(code)
  return shop.db.transaction(async (tx) => {
    const userId = await takeEmailToken(tx, tokenHash, now)
    const confirmed = userId === undefined ? undefined : await confirmProfile(tx, userId, email, now)
    if (userId !== undefined && confirmed !== undefined) {
      await enqueue(tx, 'mail.welcome', { userId }, now)
      const isSameBrowser = visitor.sessionHash !== undefined && visitor.sessionHash === confirmed.registeredIn
      return { outcome: 'confirmed', entered: isSameBrowser ? await enter(shop, tx, visitor, userId, now) : undefined }
    }
    if (userId === undefined && (await hasConfirmed(tx, tokenHash, email, now))) return { outcome: 'alreadyConfirmed' }
    throw new ShopError('error.registration.confirmWrong')
  })
}

/** Housekeeping: mailed codes whose time is over. */
export const purgeEmailTokens = (db: Db, now: Date) => deleteOldEmailTokens(db, now)

/** Housekeeping: registrations that were not confirmed for thirty days. Returns how many were deleted. */
export const purgeUnconfirmed = (db: Db, now: Date) =>
  deleteUnconfirmed(db, new Date(now.getTime() - unconfirmedFor), atOnce)
