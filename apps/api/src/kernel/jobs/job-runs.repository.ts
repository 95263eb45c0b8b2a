import { asc, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { jobRun } from './job-runs.tables.ts'

export type JobRunRow = typeof jobRun.$inferSelect

export interface JobRun {
  name: string
  everySeconds: number
  startedAt: Date
  endedAt: Date
  /** Undefined when it went well. */
  error: string | undefined
}

/** The last run of each job, and its last failure. */
export async function writeRun(db: Db, { name, everySeconds, startedAt, endedAt, error }: JobRun): Promise<void> {
  const run = { everySeconds, startedAt, endedAt }
  const failed = error === undefined ? { failures: 0 } : { lastError: error, lastFailedAt: endedAt }
  await db
    .insert(jobRun)
    .values({ name, ...run, failures: error === undefined ? 0 : 1, ...failed })
    .onConflictDoUpdate({
      target: jobRun.name,
      set: { ...run, ...failed, ...(error !== undefined && { failures: sql`${jobRun.failures} + 1` }) },
    })
}

export const listJobRuns = (db: Db): Promise<JobRunRow[]> =>
  db.select().from(jobRun).orderBy(asc(jobRun.name)).limit(200)
