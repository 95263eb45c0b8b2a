import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentEvent } from '../../trade/payments/payments.tables.ts'
import { rememberToken } from '../sessions/remember-me.tables.ts'
import { emailToken } from '../../people/registration/registration.tables.ts'
import { loginDevice } from '../sessions/known-devices.tables.ts'
import { loginLimit } from '../counters.tables.ts'
import { runJob } from '../../testing/run-job.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const run = (name: string) => runJob(shop, name)
const ago = (milliseconds: number) => new Date(shop.clock.now.getTime() - milliseconds)
const day = 86_400_000

test('what a spent remember-me token was is known until it would have expired, and no longer', async () => {
  const { userId } = await shop.shopper()
  const spent = { userId, family: 'of one login', spentAt: ago(20 * day), successorSalt: 'salt' }
  await shop.shop.db.insert(rememberToken).values([
    { ...spent, tokenHash: 'over', expiresAt: ago(1000) },
    { ...spent, tokenHash: 'a copy may come', expiresAt: ago(-1000) },
    { userId, family: 'of another', tokenHash: 'never delivered', expiresAt: ago(1000) },
  ])
  await run('purge-remember-tokens')
  const left = await shop.shop.db.select().from(rememberToken).where(eq(rememberToken.userId, userId))
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['a copy may come'])
})

test('codes of mails that have expired are forgotten, and those still good are not [jobs-7]', async () => {
  const { userId } = await shop.shopper()
  await shop.shop.db.insert(emailToken).values([
    { tokenHash: 'over', userId, expiresAt: ago(1000) },
    { tokenHash: 'good', userId, expiresAt: ago(-1000) },
  ])
  await run('purge-email-tokens')
  const left = await shop.shop.db.select().from(emailToken)
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['good'])
})

test('notices of payments are forgotten once no provider sends them again [jobs-8]', async () => {
  await shop.shop.db.insert(paymentEvent).values([
    { provider: 'stripe', eventId: 'old', receivedAt: ago(91 * day) },
    { provider: 'stripe', eventId: 'may-come-again', receivedAt: ago(89 * day) },
  ])
  await run('purge-payment-notices')
  const left = await shop.shop.db.select().from(paymentEvent)
  expect(left.map(({ eventId }) => eventId)).toEqual(['may-come-again'])
})

test('devices that are no longer known, and counts whose time is over, are forgotten', async () => {
  const { userId } = await shop.shopper()
  await shop.shop.db.insert(loginDevice).values([
    { tokenHash: 'old', userId, expiresAt: ago(1000) },
    { tokenHash: 'known', userId, expiresAt: ago(-1000) },
  ])
  await shop.shop.db.insert(loginLimit).values([
    { key: 'over', points: 3, expire: Date.now() - 1000 },
    { key: 'counting', points: 3, expire: Date.now() + 60_000 },
  ])
  await run('purge-devices')
  await run('purge-counts')
  expect((await shop.shop.db.select().from(loginDevice)).map(({ tokenHash }) => tokenHash)).toEqual(['known'])
  expect((await shop.shop.db.select().from(loginLimit)).map(({ key }) => key)).toEqual(['counting'])
})
