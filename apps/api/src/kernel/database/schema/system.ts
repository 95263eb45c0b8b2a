import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

/** What must leave the building because a transaction happened: mail, capture, webhook, document. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    deliveredAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_due')
      .on(t.nextAttemptAt)
      .where(sql`delivered_at is null`),
    index('outbox_order')
      .on(sql`(payload->>'orderId')`)
      .where(sql`payload->>'orderId' is not null`),
  ],
)

/** The last run of each job the shop does by itself, in whichever process; a job that was never run has no row. */
export const jobRun = pgTable(
  'job_run',
  {
    name: text().primaryKey(),
    everySeconds: integer().notNull(),
    startedAt: instant().notNull(),
    endedAt: instant().notNull(),
    /** In a row. */
    failures: integer().notNull().default(0),
    /** Of the last failure, whether runs went well since or not. */
    lastError: text(),
    lastFailedAt: instant(),
  },
  (t) => [check('job_run_failures', sql`${t.failures} >= 0`)],
)

/** Facts about this database: what was seeded, the version of the catalogue that caches compare with. */
export const shopState = pgTable('shop_state', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: instant().notNull().defaultNow(),
})

/**
 * What the operator's files said last of one of many things: a price, a count of goods. A file acts where it says
 * something else than it did; what the shop has otherwise was set here since.
 */
export const fileValue = pgTable(
  'file_value',
  {
    part: text().$type<'stock' | 'prices'>().notNull(),
    /** The numbers of a product and a warehouse. */
    key: text().notNull(),
    value: jsonb().$type<unknown>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.part, t.key] })],
)

/** One import of a file: what was read, accepted and refused; resumable, so an interrupted one says how far it came. */
export type ImportKind = 'products' | 'prices' | 'loyalty-cards'

export const importRun = pgTable('import_run', {
  id: id(),
  kind: text().$type<ImportKind>().notNull(),
  fileName: text().notNull(),
  fileHash: text().notNull(),
  summary: jsonb().$type<Record<string, number>>().notNull().default({}),
  startedAt: createdAt(),
  finishedAt: instant(),
})

/**
 * Counters of every limit, of logins first, in the shape the limiter library reads and writes.
 */
export const loginLimit = pgTable('login_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
