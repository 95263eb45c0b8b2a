import { isNotNull } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { session } from '../sessions/sessions.tables.ts'
import { outbox } from '../outbox/outbox.tables.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { startJobs } from '../../start-jobs.ts'
import { runJobs } from './run-jobs.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
})
afterAll(() => shop.close())

const leaveMessage = () =>
  shop.shop.db.insert(outbox).values({ kind: 'pigeon', payload: {}, nextAttemptAt: shop.clock.now })
const triedMessages = () => shop.shop.db.$count(outbox, isNotNull(outbox.lastError))

test(
  'jobs do their work, rest when stopped, and go on when started again',
  { timeout: atThisSpeed(60_000) },
  async () => {
    await shop.shopper()
    await shop.shop.db.update(session).set({ expiresAt: new Date(shop.clock.now.getTime() - 1) })
    const jobs = await startJobs(shop.shop)
    await expect.poll(() => shop.shop.db.$count(session), { timeout: atThisSpeed(20_000) }).toBe(0)
    await jobs.stop()

    await leaveMessage()
    await pause(2500)
    expect(await triedMessages()).toBe(0)

    const again = await startJobs(shop.shop)
    await expect.poll(triedMessages, { timeout: atThisSpeed(20_000) }).toBe(1)
    await again.stop()
  },
)

test('a job that fails is done again at its next turn', { timeout: atThisSpeed(30_000) }, async () => {
  let runs = 0
  const fails = () => {
    runs += 1
    return Promise.reject(new Error('not today'))
  }
  const running = await runJobs(shop.shop, [{ name: 'fails', everySeconds: 1, run: fails }])
  await expect.poll(() => runs, { timeout: atThisSpeed(15_000) }).toBeGreaterThanOrEqual(3)
  await running.stop()
})

test(
  'processes that start together on a new database all start [jobs-9]',
  { timeout: atThisSpeed(60_000) },
  async () => {
    const job = { name: 'first', everySeconds: 5, run: () => Promise.resolve() }
    for (let round = 0; round < 8; round++) {
      await shop.shop.db.execute('drop schema if exists pgboss cascade')
      const started = await Promise.all(Array.from({ length: 3 }, () => runJobs(shop.shop, [job])))
      await Promise.all(started.map((running) => running.stop()))
    }
  },
)

test('two processes do not do one job at the same time [jobs-6]', { timeout: atThisSpeed(30_000) }, async () => {
  let [atWork, most, runs] = [0, 0, 0]
  const run = async () => {
    atWork += 1
    runs += 1
    most = Math.max(most, atWork)
    await pause(300)
    atWork -= 1
  }
  const job = { name: 'alone', everySeconds: 1, run }
  const [one, other] = [await runJobs(shop.shop, [job]), await runJobs(shop.shop, [job])]
  await expect.poll(() => runs, { timeout: atThisSpeed(15_000) }).toBeGreaterThanOrEqual(4)
  await Promise.all([one.stop(), other.stop()])
  expect(most).toBe(1)
})

/** Counts the jobs of each queue, as pg-boss does once a minute in every process. */
async function countJobs(shop: TestShop, name: string): Promise<void> {
  const counter = new PgBoss({
    db: { executeSql: (text, values) => shop.shop.database.pool.query(text, values) },
    backend: shop.shop.database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    supervise: false,
    monitorIntervalSeconds: 1,
  })
  await counter.start()
  await pause(1100)
  await counter.supervise(name)
  await counter.stop({ graceful: false })
}

test(
  'a job under way while the queues are counted has its next turn in time [jobs-10]',
  { timeout: atThisSpeed(60_000) },
  async () => {
    let runs = 0
    const atWork = Promise.withResolvers<void>()
    const run = async () => {
      runs += 1
      if (runs === 1) await atWork.promise
    }
    const job = { name: 'counted', everySeconds: 1, run }
    const one = await runJobs(shop.shop, [job])
    await expect.poll(() => runs).toBe(1)
    await countJobs(shop, job.name)
    // A process that starts now knows what was counted.
    const other = await runJobs(shop.shop, [job])
    atWork.resolve()
    await one.stop()
    const before = runs
    await expect.poll(() => runs, { timeout: atThisSpeed(15_000) }).toBeGreaterThan(before)
    await other.stop()
  },
)

test(
  'a job goes on though the queue was made by an earlier version, and though nobody is in line for it [jobs-11]',
  { timeout: atThisSpeed(30_000) },
  async () => {
    let runs = 0
    const run = () => Promise.resolve(void (runs += 1))
    const job = { name: 'upgraded', everySeconds: 1, run }
    await shop.shop.db.execute(`select pgboss.create_queue('upgraded', '{"policy":"stately"}'::jsonb)`)
    const running = await runJobs(shop.shop, [job])
    await expect.poll(() => runs, { timeout: atThisSpeed(15_000) }).toBeGreaterThanOrEqual(2)
    const { rows } = await shop.shop.db.execute(`select policy from pgboss.queue where name = 'upgraded'`)
    expect(rows).toEqual([{ policy: 'exclusive' }])
    await shop.shop.db.execute(`delete from pgboss.job where name = 'upgraded'`)
    const before = runs
    await expect.poll(() => runs, { timeout: atThisSpeed(15_000) }).toBeGreaterThan(before)
    await running.stop()
  },
)
