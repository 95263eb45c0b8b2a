import { PgBoss } from 'pg-boss'
import type { Shop } from '../../shop.ts'
import { createMailer } from '../mail/mailer.ts'
import { type Job, jobsOf } from './housekeeping.ts'

export interface RunningJobs {
  stop: () => Promise<void>
}

/**
 * One queue for every process that shares the database, over the shop's own connections: each job waits and runs at most
 * once at a time among all of them, and puts itself in line again when it ends, well or badly. Neither LISTEN nor named
 * statements are used, which the embedded database does not have.
 */
export async function startJobs(shop: Shop): Promise<RunningJobs> {
  const mailer = createMailer(shop.config)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => shop.database.pool.query(text, values) },
    backend: shop.database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
  })
  boss.on('error', (error) => shop.log.error({ err: error }, 'jobs'))
  await boss.start()
  for (const job of jobsOf(shop, mailer)) await keepDoing(boss, job)
  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 5000 })
      mailer.close()
    },
  }
}

async function keepDoing(boss: PgBoss, { name, everySeconds, run }: Job): Promise<void> {
  await boss.createQueue(name, {
    policy: 'stately',
    retryLimit: 0,
    expireInSeconds: 600,
    deleteAfterSeconds: 3600,
  })
  await boss.send(name)
  await boss.work(name, { pollingIntervalSeconds: Math.min(everySeconds, 10) }, async () => {
    try {
      await run()
    } finally {
      await boss.send(name, null, { startAfter: everySeconds })
    }
  })
}
