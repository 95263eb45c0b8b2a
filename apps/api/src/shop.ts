import type { FastifyBaseLogger } from 'fastify'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Config } from './config.ts'
import type { Counter } from './counters.ts'
import type { Database, Db } from './db/database.ts'
import type { PaymentProviders } from './modules/payments/payment-provider.ts'
import type { ContentKind } from './content-kind.ts'

/** What every module works with: settings, database, clock. Built once at start, handed down, never imported. */
export interface Shop {
  config: Config
  /** Of the program, as its package names it. */
  version: string
  database: Database
  db: Db
  log: FastifyBaseLogger
  clock: () => Date
  payments: PaymentProviders
  /** Every kind of content that editors publish. */
  contentKinds: readonly ContentKind[]
  /** Counts what an address leaves in the database without signing in: visits, sign-ons begun, answers on cookies. */
  anonymousVisits: Counter
  /** Where originals of pictures may be beside the data folder, by stored path. */
  originals: ((path: string) => string | undefined) | undefined
  /** Counts the requests of each address; undefined without a ceiling. */
  requests: RateLimiterMemory | undefined
}
