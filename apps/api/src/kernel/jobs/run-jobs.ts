import { PgBoss } from 'pg-boss'
import type { Shop } from '../shop.ts'
import type { Job } from '../shop-module.ts'
import { inTurn } from '../database/in-turn.ts'
import { recorded } from './job-runs.service.ts'

const queueLock = 716_239_020

export interface RunningJobs {
  stop: () => Promise<void>
}

/**
 * One queue for every process that shares the database, over the shop's own connections: each job waits and runs at
 * most once at a time among all of them, and puts itself in line again when it ends, well or badly. Neither LISTEN nor
 * named statements are used, which the embedded database does not have.
 */
export async function runJobs(shop: Shop, jobs: readonly Job<string>[]): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => shop.database.pool.query(text, values) },
    backend: shop.database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
  })
  boss.on('error', (error) => shop.log.error({ err: error }, 'jobs'))
  // Its tables are created at the first start. Two processes that create them at once collide on the name of the schema,
  // in spite of pg-boss's own lock; the embedded database has one process and one connection.
  if (shop.database.kind === 'embedded') await boss.start()
  else await inTurn(shop.database, queueLock, () => boss.start())
  for (const job of jobs) await repeatJob(shop, boss, job)
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}

async function repeatJob(shop: Shop, boss: PgBoss, job: Job<string>): Promise<void> {
  const { name, everySeconds } = job
  const run = recorded(shop, job)
  await boss.createQueue(name, {
    policy: 'stately',
    // A job fails only by the death of its process; then another process takes it up.
    retryLimit: 1000,
    heartbeatSeconds: 30,
    expireInSeconds: 600,
    deleteAfterSeconds: 3600,
  })
  await boss.send(name)
  await boss.work(name, { pollingIntervalSeconds: Math.min(everySeconds, 10) }, async () => {
    try {
      await run()
    } catch (error) {
      shop.log.error({ err: error, job: name }, 'the run of a job could not be written down')
    }
    await boss.send(name, null, { startAfter: everySeconds })
  })
}
