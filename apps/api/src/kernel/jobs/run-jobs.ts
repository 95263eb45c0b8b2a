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
 * One queue for every process that shares the database, over the shop's own connections: each job runs at most once at a
 * time among all of them, and at most once in each turn of `everySeconds`. Every process asks for its turns, so that none
 * is lost with the process that asked. Neither LISTEN nor named statements are used, which the embedded database does not
 * have. (decision 836)
 */
export async function runJobs(shop: Shop, jobs: readonly Job<string>[]): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => shop.database.pool.query(text, values) },
    backend: shop.database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
  })
  boss.on('error', (error) => shop.log.error({ err: error }, 'jobs'))
  const begin = async () => {
    await boss.start()
    await makeQueues(boss, jobs)
  }
  // Its tables are created at the first start. Two processes that create them at once collide on the name of the schema,
  // in spite of pg-boss's own lock; the embedded database has one process and one connection.
  if (shop.database.kind === 'embedded') await begin()
  else await inTurn(shop.database, queueLock, begin)
  const turns: NodeJS.Timeout[] = []
  for (const job of jobs) turns.push(await repeatJob(shop, boss, job))
  return {
    stop: async () => {
      turns.forEach(clearInterval)
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}

/**
 * `exclusive` and no other policy that keeps a job alone: pg-boss passes over the jobs of a `stately` queue for a minute
 * when one of them runs at the moment it counts them. A queue of an earlier version with that policy is made anew.
 */
const policy = 'exclusive'

async function makeQueues(boss: PgBoss, jobs: readonly Job<string>[]): Promise<void> {
  const names = jobs.map(({ name }) => name)
  const old = (await boss.getQueues(names)).filter((queue) => queue.policy !== policy)
  for (const { name } of old) await boss.deleteQueue(name)
  for (const { name, everySeconds } of jobs)
    await boss.createQueue(name, {
      policy,
      // A job fails only by the death of its process; then another process takes it up.
      retryLimit: 1000,
      heartbeatSeconds: 30,
      expireInSeconds: 600,
      // Known until its turn is over: a process that starts within it asks for the same turn.
      deleteAfterSeconds: Math.max(3600, everySeconds),
    })
}

/** Answers the timer that asks for the turns. */
async function repeatJob(shop: Shop, boss: PgBoss, job: Job<string>): Promise<NodeJS.Timeout> {
  const { name, everySeconds } = job
  const run = recorded(shop, job)
  // Refused where the job is in line or under way, and where another process has asked for this turn.
  const askForTurn = () => boss.send(name, null, { singletonSeconds: everySeconds })
  await askForTurn()
  await boss.work(name, { pollingIntervalSeconds: Math.min(everySeconds, 10) }, async () => {
    try {
      await run()
    } catch (error) {
      shop.log.error({ err: error, job: name }, 'the run of a job could not be written down')
    }
  })
  return setInterval(() => {
    askForTurn().catch((error: unknown) => shop.log.error({ err: error, job: name }, 'jobs'))
  }, everySeconds * 1000)
}
