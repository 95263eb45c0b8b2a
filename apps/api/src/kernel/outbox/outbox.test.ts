import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outbox } from './outbox.tables.ts'
import { jobsOf } from '../../modules.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { testNow } from '../../testing/world.ts'
import type { OutboxHandlers, Sending } from './outbox-messages.ts'
import { deliverSteps, enqueue, purgeDelivered, pauseAfter } from './outbox.service.ts'
import { deliverDue } from '../../testing/deliver-due.ts'

let shop: TestShop
let delivered: number[]
let refusal: Error | undefined
const handlers = {
  'mail.orderConfirmation': ({ orderId }) => {
    if (refusal !== undefined) return Promise.reject(refusal)
    delivered.push(orderId)
    return Promise.resolve()
  },
} as Partial<OutboxHandlers> as OutboxHandlers

beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  delivered = []
  refusal = undefined
  shop.clock.now = testNow
  await shop.shop.db.delete(outbox)
})
afterAll(() => shop.close())

const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000)
}
const write = (orderId: number) =>
  shop.shop.db.transaction((tx) => enqueue(tx, 'mail.orderConfirmation', { orderId }, shop.clock.now))
const deliver = () => deliverDue(shop.shop, handlers)
const row = async () => (await shop.shop.db.select().from(outbox))[0]

describe('the outbox', () => {
  test('delivers each message once', async () => {
    await write(7)
    expect(await deliver()).toBe(1)
    expect(await deliver()).toBe(0)
    expect(delivered).toEqual([7])
  })

  test('forgets what left a month ago, and never what has not left', async () => {
    await write(4)
    await deliver()
    later(29 * 86_400)
    await write(5)
    expect(await purgeDelivered(shop.shop.db, shop.clock.now)).toBe(0)
    later(2 * 86_400)
    expect(await purgeDelivered(shop.shop.db, shop.clock.now)).toBe(1)
    expect((await row())?.payload).toEqual({ orderId: 5 })
  })

  test('says nothing of a transaction that was rolled back', async () => {
    const work = shop.shop.db.transaction(async (tx) => {
      await enqueue(tx, 'mail.orderConfirmation', { orderId: 8 }, shop.clock.now)
      throw new Error('changed our mind')
    })
    await expect(work).rejects.toThrow('changed our mind')
    expect(await deliver()).toBe(0)
  })

  test('keeps what failed with its reason, and tries again after a growing pause', async () => {
    await write(9)
    refusal = new Error('the mail server is away')
    expect(await deliver()).toBe(0)
    expect(await row()).toMatchObject({ attempts: 1, lastError: 'Error: the mail server is away', deliveredAt: null })
    later(4)
    expect(await deliver()).toBe(0)
    expect((await row())?.attempts).toBe(1)
    later(1)
    await deliver()
    expect((await row())?.attempts).toBe(2)
    refusal = undefined
    later(10)
    expect(await deliver()).toBe(1)
    expect(await row()).toMatchObject({ attempts: 3, lastError: null })
  })

  test('names a message alike at every try, no other like it, and each try [outbox-4]', async () => {
    const named: Sending[] = []
    const failing = {
      'mail.orderConfirmation': (_payload, sending) => {
        named.push(sending)
        return Promise.reject(new Error('the answer was lost'))
      },
    } as Partial<OutboxHandlers> as OutboxHandlers
    await write(9)
    await deliverDue(shop.shop, failing)
    later(5)
    await deliverDue(shop.shop, failing)
    await shop.shop.db.delete(outbox)
    await write(9)
    await deliverDue(shop.shop, failing)
    const [first, second, other] = named
    expect(second?.event).toBe(first?.event)
    expect(second?.attempt).not.toBe(first?.attempt)
    expect(other?.event).not.toBe(first?.event)
  })

  test('one message that fails does not hold up the next', async () => {
    await write(1)
    await write(2)
    const [first] = await shop.shop.db.select().from(outbox).orderBy(outbox.id)
    await shop.shop.db
      .update(outbox)
      .set({ kind: 'pigeon' })
      .where(eq(outbox.id, first?.id ?? 0))
    expect(await deliver()).toBe(1)
    expect(delivered).toEqual([2])
  })

  test('a failure that cannot be written down does not hold up the next [outbox-5]', async () => {
    await write(1)
    await write(2)
    // PostgreSQL stores no text with this letter.
    const unspeakable = new Error('the answer was \u0000')
    const handled: number[] = []
    const unequal = {
      'mail.orderConfirmation': ({ orderId }) => {
        if (orderId === 1) return Promise.reject(unspeakable)
        return Promise.resolve(void handled.push(orderId))
      },
    } as Partial<OutboxHandlers> as OutboxHandlers
    expect(await deliverDue(shop.shop, unequal)).toBe(1)
    expect(handled).toEqual([2])
  })

  test('a delivery that never ends is a failed one, and those behind it leave [outbox-6]', async () => {
    const decided: number[] = []
    const hangsOnOne = {
      'order.businessDecided': ({ userId }) =>
        userId === 1 ? new Promise<void>(() => undefined) : Promise.resolve(void decided.push(userId)),
    } as Partial<OutboxHandlers> as OutboxHandlers
    const { db, clock } = shop.shop
    for (const userId of [1, 2])
      await db.transaction((tx) => enqueue(tx, 'order.businessDecided', { userId, decision: 'approved' }, clock()))
    expect(await deliverSteps(shop.shop, hangsOnOne, 50)).toBe(1)
    expect(decided).toEqual([2])
    const [hanging] = await db.select().from(outbox).orderBy(outbox.id)
    expect(hanging).toMatchObject({ attempts: 1, lastError: 'Error: not delivered within 50 ms', deliveredAt: null })
  })

  test('a mail server that does not answer holds up no step that follows from a decision [outbox-7]', async () => {
    const { userId } = await shop.shopper()
    const answer = Promise.withResolvers<void>()
    const silent = { send: () => answer.promise, close: () => undefined }
    const jobs = jobsOf(shop.shop, silent)
    const run = (name: string) => jobs.find((job) => job.name === name)?.run()
    const { db, clock } = shop.shop
    await db.transaction((tx) => enqueue(tx, 'mail.welcome', { userId }, clock()))
    const mails = run('deliver-mails')
    await expect.poll(async () => (await row())?.attempts).toBe(1)
    await db.transaction((tx) => enqueue(tx, 'order.businessDecided', { userId, decision: 'approved' }, clock()))
    await run('deliver-outbox')
    const rows = await db.select().from(outbox).orderBy(outbox.id)
    expect(rows.map(({ kind, deliveredAt }) => [kind, deliveredAt !== null])).toEqual([
      ['mail.welcome', false],
      ['order.businessDecided', true],
    ])
    answer.resolve()
    await mails
  })

  test('what a process took and died with is delivered by another, two minutes later [outbox-2]', async () => {
    await write(3)
    const end = Promise.withResolvers<void>()
    const dying = deliverDue(shop.shop, { ...handlers, 'mail.orderConfirmation': () => end.promise })
    await expect.poll(async () => (await row())?.attempts).toBe(1)
    expect(await deliver()).toBe(0)
    later(121)
    expect(await deliver()).toBe(1)
    expect(delivered).toEqual([3])
    end.resolve()
    await dying
  })

  test('two processes at once deliver each message once [outbox-3]', async () => {
    for (let orderId = 1; orderId <= 20; orderId++) await write(orderId)
    await Promise.all([deliver(), deliver(), deliver()])
    expect(delivered.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })
})

test('pauses double up to an hour', () => {
  expect([1, 2, 3, 10, 11, 50].map((attempts) => pauseAfter(attempts) / 1000)).toEqual([5, 10, 20, 2560, 3600, 3600])
})
