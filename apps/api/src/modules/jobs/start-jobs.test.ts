import { isNotNull } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { session } from '../../db/schema/people.ts'
import { outbox } from '../../db/schema/system.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { startJobs } from './start-jobs.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const leaveMessage = () =>
  shop.shop.db.insert(outbox).values({ kind: 'pigeon', payload: {}, nextAttemptAt: shop.clock.now })
const triedMessages = () => shop.shop.db.$count(outbox, isNotNull(outbox.lastError))

test('jobs do their work, rest when stopped, and go on when started again', { timeout: 60_000 }, async () => {
  await shop.shopper()
  await shop.shop.db.update(session).set({ expiresAt: new Date(shop.clock.now.getTime() - 1) })
  const jobs = await startJobs(shop.shop)
  await expect.poll(() => shop.shop.db.$count(session), { timeout: 20_000 }).toBe(0)
  await jobs.stop()

  await leaveMessage()
  await pause(2500)
  expect(await triedMessages()).toBe(0)

  const again = await startJobs(shop.shop)
  await expect.poll(triedMessages, { timeout: 20_000 }).toBe(1)
  await again.stop()
})
