import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../../db/database.ts'
import { ShopError } from '../../shop-error.ts'
import { hashToken } from './credentials.ts'

/** Wrong passwords before a pause, per account and per address; a pause, never a lock-out. (safety.md, 13) */
const limits = {
  account: { points: 10, duration: 300 },
  address: { points: 60, duration: 300 },
} as const

export interface LoginLimits {
  /** Refuses while the account or the address is paused. */
  check: (login: string, address: string) => Promise<void>
  /** Counts a wrong password. */
  failed: (login: string, address: string) => Promise<void>
  succeeded: (login: string) => Promise<void>
}

/** Several processes count together in PostgreSQL; the embedded shop is one process and counts in memory. */
export function createLoginLimits(database: Database): LoginLimits {
  const limiter = (name: keyof typeof limits): RateLimiterAbstract => {
    const options = { ...limits[name], keyPrefix: `login-${name}` }
    return database.kind === 'embedded'
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({
          ...options,
          storeClient: database.pool,
          tableName: 'login_limit',
          tableCreated: true,
        })
  }
  const account = limiter('account')
  const address = limiter('address')
  const accountKey = (login: string) => hashToken(login.toLowerCase())

  const refuseIfPaused = async (counter: RateLimiterAbstract, key: string) => {
    const state = await counter.get(key)
    if (state !== null && state.remainingPoints <= 0)
      throw new ShopError('error.login.tooMany', { seconds: Math.ceil(state.msBeforeNext / 1000) })
  }
  const count = async (counter: RateLimiterAbstract, key: string) => {
    try {
      await counter.consume(key)
    } catch (error) {
      // Past the limit the library rejects with the count itself; the next check() refuses.
      if (!(error instanceof RateLimiterRes)) throw error
    }
  }
  return {
    check: async (login, from) => {
      await refuseIfPaused(account, accountKey(login))
      await refuseIfPaused(address, from)
    },
    failed: async (login, from) => {
      await Promise.all([count(account, accountKey(login)), count(address, from)])
    },
    succeeded: async (login) => {
      await account.delete(accountKey(login))
    },
  }
}
