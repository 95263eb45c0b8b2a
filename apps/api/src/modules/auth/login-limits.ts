import type { Database } from '../../db/database.ts'
import { createCounter } from './counters.ts'
import { hashToken } from './credentials.ts'

/**
 * Tries before a pause, per account and per address; a pause, never a lock-out. Overall there is no pause, which would
 * shut everybody out for the sake of one, but from so many wrong ones on the captcha is asked of all. (safety.md, 13)
 */
const limits = {
  account: { points: 10, duration: 300 },
  address: { points: 60, duration: 300 },
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
  /** Somebody is in: the account starts anew. */
  succeeded: (login: string) => Promise<void>
}

export function createLoginLimits(database: Database, door = 'login'): LoginLimits {
  const account = createCounter(database, `${door}-account`, limits.account)
  const address = createCounter(database, `${door}-address`, limits.address)
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
    succeeded: (login) => account.forget(accountKey(login)),
  }
}
