import type { Database } from '../../kernel/database/database.ts'
import { type Counter, createCounter } from '../../kernel/counters.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { hashToken } from '../../kernel/sessions/credentials.ts'

const minute = 60
const hour = 3600

/**
 * Tries before a pause; a pause, never a lock-out. Overall there is no pause, since one attacker would lock out all
 * customers; after so many failures the captcha is asked of all. (Safety, 13)
 */
const limits = {
  account: { points: 10, duration: 15 * minute },
  address: { points: 100, duration: hour },
  // With the captcha solved, in spite of the account's pause: as many as ten addresses have.
  proved: { points: 100, duration: hour },
  // A pause of minutes would allow thousands of PINs a day to an attacker who knows the password.
  pin: { points: 20, duration: 6 * hour },
  overall: { points: Number.MAX_SAFE_INTEGER, duration: 5 * minute },
} as const
const manyFromOneAddress = 10
const manyOverall = 300

/** A try to log in: at which account, and from where. */
export interface Attempt {
  account: string
  address: string
  /** Hash of the token of a device from which the account has signed in before. */
  device: string | undefined
}

export interface LoginLimits {
  /** Whether so much went wrong lately that a machine may be guessing. */
  isSuspicious: (attempt: Attempt, after: number) => Promise<boolean>
  /**
   * Counts a try before its password is checked, so that parallel tries all count; refuses while paused. The pause of
   * an account does not stop a device it knows, nor an address that solved a captcha and has not guessed itself.
   */
  enter: (attempt: Attempt, proved: boolean) => Promise<void>
  failed: () => Promise<void>
  /** The password was right, so the address was not guessing it; the PIN or code may still be guessed. */
  knewPassword: (attempt: Attempt) => Promise<void>
  /** Counts a PIN before it is looked at, over all logins of the account. */
  triesPin: (account: string) => Promise<void>
  /** After a login: the failed tries of this device are cleared, and those of the account unless it is paused. */
  succeeded: (attempt: Attempt) => Promise<void>
}

export function createLoginLimits(database: Database, door = 'login'): LoginLimits {
  const account = createCounter(database, `${door}-account`, limits.account)
  const accountFrom = createCounter(database, `${door}-account-from`, limits.account)
  const device = createCounter(database, `${door}-device`, limits.account)
  const proved = createCounter(database, `${door}-proved`, limits.proved)
  const address = createCounter(database, `${door}-address`, limits.address)
  const pin = createCounter(database, `${door}-pin`, limits.pin)
  const overall = createCounter(database, `${door}-overall`, limits.overall)
  const accountKey = (login: string) => hashToken(login.toLowerCase())
  const fromKey = (attempt: Attempt) => `${accountKey(attempt.account)} ${attempt.device ?? attempt.address}`

  return {
    isSuspicious: async (attempt, after) =>
      attempt.device === undefined
        ? (await account.used(accountKey(attempt.account))) >= Math.min(after, limits.account.points) ||
          (await address.used(attempt.address)) >= Math.max(after, manyFromOneAddress) ||
          (await overall.used('all')) >= manyOverall
        : (await device.used(fromKey(attempt))) >= after,
    enter: async (attempt, isProved) => {
      if (attempt.device !== undefined) return device.take(fromKey(attempt))
      await address.take(attempt.address)
      await accountFrom.take(fromKey(attempt))
      const pause = await pauseOf(account, accountKey(attempt.account))
      if (pause === undefined) return
      if (!isProved) throw pause
      await proved.take(accountKey(attempt.account))
    },
    failed: () => overall.take('all'),
    knewPassword: async ({ address: from, device: known }) => {
      if (known === undefined) await address.giveBack(from)
    },
    triesPin: (login) => pin.take(accountKey(login)),
    succeeded: async (attempt) => {
      const key = accountKey(attempt.account)
      await pin.forget(key)
      await (attempt.device === undefined ? accountFrom : device).forget(fromKey(attempt))
      if (attempt.device === undefined && (await account.used(key)) <= limits.account.points) await account.forget(key)
    },
  }
}

async function pauseOf(counter: Counter, key: string): Promise<ShopError | undefined> {
  try {
    await counter.take(key)
    return undefined
  } catch (error) {
    if (error instanceof ShopError) return error
    throw error
  }
}
