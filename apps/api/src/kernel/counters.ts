import { lt } from 'drizzle-orm'
import type { QueryConfig } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database, Db } from './database/database.ts'
import { loginLimit } from './counters.tables.ts'
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
  /** Counts one more unless so many, at most the points, are counted already; then false. */
  takeUpTo: (key: string, most: number) => Promise<boolean>
  /** How many were counted. */
  used: (key: string) => Promise<number>
  /** One less: what was counted turned out to be right. */
  giveBack: (key: string) => Promise<void>
  forget: (key: string) => Promise<void>
}

/**
 * So many `points` in `duration` seconds for each key. Counted in the database: by all processes together, and across
 * restarts. Not to be called inside a transaction, which holds the only connection of the embedded database.
 */
export function createCounter(
  database: Database,
  name: string,
  { points, duration, refusal = 'error.login.tooMany' }: CounterLimit,
): Counter {
  const limiter = new RateLimiterPostgres({
    keyPrefix: name,
    points,
    duration,
    // Without the library's statement names, which collide in the embedded database.
    storeClient: { query: ({ text, values }: QueryConfig) => database.pool.query(text, values) },
    storeType: 'pool',
    tableName: 'login_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
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
    takeUpTo: async (key, most) => {
      const { consumedPoints } = await limiter.consume(key).catch(countedIn)
      if (consumedPoints <= most) return true
      await limiter.reward(key)
      return false
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

/** The library throws its count where the points are used up. */
function countedIn(error: unknown): RateLimiterRes {
  if (error instanceof RateLimiterRes) return error
  throw error
}

/** More than all the shoppers behind one address begin in an hour. */
const anonymousVisits = { points: 600, duration: 3600, refusal: 'error.request.tooMany' } as const

export const anonymousVisitCounter = (database: Database) =>
  createCounter(database, 'anonymous-visits', anonymousVisits)

/** Housekeeping: counts whose time is over. The library reads the clock of the machine. */
export const purgeCounts = async (db: Db): Promise<void> => {
  await db.delete(loginLimit).where(lt(loginLimit.expire, Date.now()))
}
