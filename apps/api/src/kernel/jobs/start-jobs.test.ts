import { isNotNull } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
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
