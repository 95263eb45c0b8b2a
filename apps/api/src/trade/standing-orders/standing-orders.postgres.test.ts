import { cartView } from '@bottega/contract/cart/calls.ts'
import { standingOrderAdd, standingOrderSkip, standingProposalTake } from '@bottega/contract/standing-orders/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outbox } from '../../kernel/outbox/outbox.tables.ts'
import { runJob } from '../../testing/run-job.ts'
import { propose, standingCustomer, standingOf, wednesday } from '../../testing/standing-orders.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { slot } from '../delivery/slots.tables.ts'
import { standingOrder, standingProposal } from './standing-orders.tables.ts'

let shop: TestShop
let other: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
  other = await openTestShop({ DATABASE_POOL: '10' }, { beside: shop })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})
beforeEach(async () => {
  await shop.shop.db.delete(standingOrder)
  await shop.shop.db.delete(outbox)
  await shop.shop.db.update(slot).set({ capacity: 90 }).where(eq(slot.id, shop.world.slots.laterMorning))
})

test('processes that propose at once propose each date once, with one mail each [standing-14]', async () => {
  const customers = await Promise.all(Array.from({ length: 6 }, () => standingCustomer(shop)))
  const processes = [shop, other, shop, other]
  await Promise.all(processes.map((process) => runJob(process, 'propose-standing-orders')))
  expect(await shop.shop.db.$count(standingProposal)).toBe(6)
  const mails = await shop.shop.db.select({ payload: outbox.payload }).from(outbox)
  expect(new Set(mails.map(({ payload }) => (payload as { userId: number }).userId)).size).toBe(6)
  expect(mails).toHaveLength(6)
  for (const { person } of customers)
    expect(await standingOf(person)).toMatchObject([{ nextDay: '2026-11-25', proposal: { day: wednesday } }])
})

test('ten presses at once put the goods in the cart once, or leave out one date [standing-15]', async () => {
  const { person, standingOrderId } = await standingCustomer(shop)
  const proposal = await propose(shop, person)
  const body = { proposal_id: proposal?.proposalId ?? 0 }
  const presses = Array.from({ length: 10 }, () => person.call(standingProposalTake, { body }))
  expect((await Promise.allSettled(presses)).map(({ status }) => status)).not.toContain('rejected')
  const { data } = await person.call(cartView, { query: {} })
  expect(data.cartItems?.map(({ quantity }) => quantity)).toEqual([2, 3])
  const skip = { standing_order_id: standingOrderId, day: '2026-11-25' }
  await Promise.all(Array.from({ length: 10 }, () => person.call(standingOrderSkip, { body: skip })))
  expect(await standingOf(person)).toMatchObject([{ nextDay: '2026-12-02' }])
})

test('of two made at once for the last place one is refused [standing-16]', async () => {
  const { person, wanted } = await standingCustomer(shop)
  for (let number = 1; number < 4; number++) await person.call(standingOrderAdd, { body: wanted })
  const last = [1, 2].map(() => person.call(standingOrderAdd, { body: wanted }))
  expect((await Promise.allSettled(last)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
