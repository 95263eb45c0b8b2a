import type { Database } from '../../db/database.ts'
import { createCounter } from '../../counters.ts'
import { hashToken } from './credentials.ts'

/**
 * Tries before a pause, per account and per address; a pause, never a lock-out. Overall there is no pause, which would
 * shut everybody out for the sake of one, but from so many wrong ones on the captcha is asked of all. (Safety, 13)
 */
const limits = {
  account: { points: 10, duration: 300 },
  address: { points: 60, duration: 300 },
  // A pause of five minutes would leave time for thousands of PINs a day to whoever knows the password.
  pin: { points: 20, duration: 6 * 3600 },
  overall: { points: Number.MAX_SAFE_INTEGER, duration: 300 },
} as const
const manyFromOneAddress = 10
const manyOverall = 300

export interface LoginLimits {
  /** Whether so much went wrong lately that a machine may be guessing. */
  looksGuessed: (login: string, address: string, after: number) => Promise<boolean>
  /** Counts a try before its password is looked at, so that many at once are many; refuses while paused. */
  enter: (login: string, address: string) => Promise<void>
  failed: () => Promise<void>
  /** The password was right, so the address was not guessing one; what else is asked for may still be guessed. */
  knewPassword: (address: string) => Promise<void>
  /** Counts a PIN before it is looked at, over all logins of the account. */
  triesPin: (login: string) => Promise<void>
  /** Somebody is in: the account starts anew. */
  succeeded: (login: string) => Promise<void>
}

export function createLoginLimits(database: Database, door = 'login'): LoginLimits {
  const account = createCounter(database, `${door}-account`, limits.account)
  const address = createCounter(database, `${door}-address`, limits.address)
  const pin = createCounter(database, `${door}-pin`, limits.pin)
  const overall = createCounter(database, `${door}-overall`, limits.overall)
  const accountKey = (login: string) => hashToken(login.toLowerCase())

  return {
    looksGuessed: async (login, from, after) =>
      (await account.used(accountKey(login))) >= after ||
      (await address.used(from)) >= Math.max(after, manyFromOneAddress) ||
      (await overall.used('all')) >= manyOverall,
    enter: async (login, from) => {
      await address.take(from)
      await account.take(accountKey(login))
    },
    failed: () => overall.take('all'),
    knewPassword: (from) => address.giveBack(from),
    triesPin: (login) => pin.take(accountKey(login)),
    succeeded: async (login) => {
      await account.forget(accountKey(login))
      await pin.forget(accountKey(login))
    },
  }
}
