import type { Db } from '../../db/database.ts'
import type { Shop } from '../../shop.ts'
import { ShopError } from '../../shop-error.ts'
import { enqueue } from '../outbox/outbox.service.ts'
import { hashToken, newToken } from '../sessions/credentials.ts'
import {
  confirmProfile,
  deleteOldEmailTokens,
  findUnconfirmed,
  insertEmailToken,
  takeEmailToken,
} from './registration.repository.ts'

/** Safety, 16 */
const tokenFor = 30 * 60_000

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
  await insertEmailToken(shop.db, hashToken(token), userId, new Date(shop.clock().getTime() + tokenFor))
  return token
}

/** Used once; an address it was not made for learns nothing. */
export function confirmEmail(shop: Shop, email: string, code: string, now: Date): Promise<void> {
  return shop.db.transaction(async (tx) => {
    const userId = await takeEmailToken(tx, hashToken(code), now)
    if (userId === undefined || !(await confirmProfile(tx, userId, email)))
      throw new ShopError('error.registration.confirmWrong')
  })
}

/** Housekeeping: mailed codes that were never used. */
export const purgeEmailTokens = (db: Db, now: Date) => deleteOldEmailTokens(db, now)
