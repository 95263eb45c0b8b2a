import type { Shop } from '../shop.ts'
import type { Job } from '../shop-module.ts'
import { writeRun } from './job-runs.repository.ts'

export { type JobRunRow, listJobRuns } from './job-runs.repository.ts'

/** Of a job that runs every few seconds a run a minute is written, and each that changes what is known of it. */
const writtenEvery = 60_000

/** Runs a job and writes down how it went. */
export function recorded(shop: Shop, { name, everySeconds, run }: Job<string>): () => Promise<void> {
  let written = { at: 0, failed: false }
  return async () => {
    const startedAt = shop.clock()
    let error: string | undefined
    try {
      await run()
    } catch (failure) {
      shop.log.error({ err: failure, job: name }, 'job')
      error = String(failure).slice(0, 500)
    }
    const failed = error !== undefined
    if (!failed && !written.failed && Date.now() - written.at < writtenEvery) return
    await writeRun(shop.db, { name, everySeconds, startedAt, endedAt: shop.clock(), error })
    written = { at: Date.now(), failed }
  }
}
