import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

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
