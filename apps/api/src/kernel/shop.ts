import type { Remark } from '@bottega/contract/envelope.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Config } from './settings/config.ts'
import type { Counter } from './counters.ts'
import type { Database, Db, Tx } from './database/database.ts'
import type { SessionUser, Visitor } from './visitor.ts'

/**
 * The things every module works with: settings, database, clock. Built once at start, handed down, never imported. A
 * module that keeps something for others in it declares the field beside its own code and fills it in
 * `ShopModule.extend`.
 */
export interface Shop {
  config: Config
  /** Returns the languages of pages and of mails to customers; Italian is one of them. */
  languages: () => readonly Language[]
  /** Of the program, as its package names it. */
  version: string
  database: Database
  db: Db
  log: FastifyBaseLogger
  clock: () => Date
  /** In the transaction that signs a customer in: what modules do then. */
  signedIn: (tx: Tx, userId: number) => Promise<void>
  /** In the transaction in which a registration takes the place of one that was not confirmed: what modules do then. */
  registeredAnew: (tx: Tx, userId: number) => Promise<void>
  /**
   * Runs when a visit has become the customer's, after that transaction: modules bring things along for them. `visitor`
   * is the one who came; the remarks belong to the answer.
   */
  broughtAlong: (visitor: Visitor, user: SessionUser | undefined, now: Date) => Promise<readonly Remark[]>
  /** Counts what an address leaves in the database without signing in: visits, sign-ons begun, answers on cookies. */
  anonymousVisits: Counter
  /** Returns the place where the original of a picture may be beside the data folder, by stored path. */
  originals: ((path: string) => string | undefined) | undefined
  /** Counts the requests of each address; undefined without a ceiling. */
  requests: RateLimiterMemory | undefined
}
