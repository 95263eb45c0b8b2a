import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './db/database.ts'
import { ShopError } from './shop-error.ts'

export interface CounterLimit {
  points: number
  /** In seconds. */
  duration: number
  refusal?: 'error.login.tooMany' | 'error.request.tooMany'
}

export interface Counter {
  /** Counts one more; refuses with the seconds to wait once the points are used up. */
  take: (key: string) => Promise<void>
  /** How many were counted. */
  used: (key: string) => Promise<number>
  /** One less: what was counted turned out to be right. */
  giveBack: (key: string) => Promise<void>
  forget: (key: string) => Promise<void>
}

/**
 * So many `points` in `duration` seconds for each key. Several processes count together in PostgreSQL; the embedded
 * shop is one process and counts in memory.
 */
export function createCounter(
  database: Database,
  name: string,
  { points, duration, refusal = 'error.login.tooMany' }: CounterLimit,
): Counter {
  const options = { keyPrefix: name, points, duration }
  const limiter: RateLimiterAbstract =
    database.kind === 'embedded'
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({
          ...options,
          storeClient: database.pool,
          tableName: 'login_limit',
          tableCreated: true,
        })
  return {
    take: async (key) => {
      try {
        await limiter.consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new ShopError(refusal, { seconds: Math.ceil(error.msBeforeNext / 1000) })
      }
    },
    used: async (key) => (await limiter.get(key))?.consumedPoints ?? 0,
    giveBack: async (key) => {
      await limiter.reward(key)
    },
    forget: async (key) => {
      await limiter.delete(key)
    },
  }
}

/** More than all the shoppers behind one address begin in an hour. */
const strangers = { points: 600, duration: 3600, refusal: 'error.request.tooMany' } as const

export const strangersCounter = (database: Database) => createCounter(database, 'strangers', strangers)
