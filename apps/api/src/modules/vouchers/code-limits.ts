import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../../db/database.ts'
import { ShopError } from '../../shop-error.ts'

/** Codes tried before a pause, per person and per address, right or wrong: a count of wrong ones would tell which are right. */
const limits = {
  person: { points: 30, duration: 300 },
  address: { points: 120, duration: 300 },
} as const

export interface CodeLimits {
  /** Counts a try; throws `error.request.tooMany` past the limit. */
  count: (userId: number, address: string) => Promise<void>
}

/** Several processes count together in PostgreSQL; the embedded shop is one process and counts in memory. */
export function createCodeLimits(database: Database): CodeLimits {
  const limiter = (name: keyof typeof limits) => {
    const options = { ...limits[name], keyPrefix: `code-${name}` }
    if (database.kind === 'embedded') return new RateLimiterMemory(options)
    const storeClient = database.pool
    return new RateLimiterPostgres({ ...options, storeClient, tableName: 'login_limit', tableCreated: true })
  }
  const [person, address] = [limiter('person'), limiter('address')]
  return {
    count: async (userId, from) => {
      try {
        await person.consume(userId)
        await address.consume(from)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new ShopError('error.request.tooMany', { seconds: Math.ceil(error.msBeforeNext / 1000) })
      }
    },
  }
}
