import type { Shop } from '../../kernel/shop.ts'
import { endOtherLogins, type LoginOfBrowser } from '../../kernel/sessions/other-logins.ts'
import { findAccount } from './accounts.repository.ts'
import { loginsOf } from '../../kernel/sessions/logins-of.ts'

/** Reads the places where a customer is signed in, and whether they have a password at all. */
export async function readLogins(shop: Shop, person: { userId: number } & LoginOfBrowser, now: Date) {
  const account = await findAccount(shop.db, person.userId)
  return {
    hasPassword: typeof account?.passwordHash === 'string',
    logins: await loginsOf(shop.db, person.userId, person, now),
  }
}

export const endLogins = (shop: Shop, person: { userId: number } & LoginOfBrowser): Promise<void> =>
  shop.db.transaction((tx) => endOtherLogins(tx, person.userId, person))
