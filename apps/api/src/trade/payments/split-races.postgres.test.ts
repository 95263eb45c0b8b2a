import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { and, eq } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderEvent } from '../orders/orders.tables.ts'
import { creditAgreement } from './credit/credit.tables.ts'
import { attemptsOf, buyerWith, ordersOf, payingWith, result, statusOf } from '../../testing/orders/buying.ts'
import {
  onBankPage,
  openShopWithBank,
  type SentNotice,
  type ShopWithBank,
} from '../../testing/servers/shop-with-bank.ts'
import { lockLimit } from './credit/credit.repository.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank({ DATABASE_POOL: '40' })
})
afterAll(() => shop.close())

const vouchers = { mealVouchers: [8, 8, 8, 8, 8], restPaymentTypeId: 12 }
const atBank = (orderId: number) => shop.bank.payments().filter(({ order }) => order === String(orderId))
const twenty = <Result>(run: () => Promise<Result>) => Promise.all(Array.from({ length: 20 }, run))

/** The one notice the bank has sent of an order's payment of this kind. */
async function noticeOf(orderId: number, kind: string): Promise<SentNotice> {
  const sent = () =>
    shop.notices.find(({ body }) => body.includes(`"order":"${orderId}"`) && body.includes(`"kind":"${kind}"`))
  await expect.poll(sent).toBeDefined()
  return sent() ?? { body: '', headers: {} }
}

test('20 submits of one cart with a split payment are one order and one authorisation per part [payments-16]', async () => {
  shop.noticesArrive = false
  const buyer = await buyerWith(shop, { wine: 18 })
  const replies = await twenty(() => payingWith(buyer, 19, vouchers))
  const orderId = replies[0]?.orderId ?? 0
  expect(new Set(replies.map((reply) => reply.orderId))).toEqual(new Set([orderId]))
  expect(await ordersOf(shop, buyer)).toHaveLength(1)
  expect(atBank(orderId).map(({ kind }) => kind)).toEqual(['meal-card'])

  await onBankPage(replies[0]?.redirectUrl, 'accepted')
  const back = await twenty(() => result(buyer, { orderId }))
  expect(new Set(back.map(({ redirectUrl }) => redirectUrl)).size).toBe(1)
  expect(atBank(orderId).map(({ kind }) => kind)).toEqual(['meal-card', 'card'])
  expect(await statusOf(shop, orderId)).toBe(1)

  await onBankPage(back[0]?.redirectUrl, 'accepted')
  await twenty(() => result(buyer, { orderId }))
  expect((await attemptsOf(shop, orderId)).map(({ part, state }) => [part, state])).toEqual([
    [0, 'authorised'],
    [1, 'authorised'],
  ])
  const placed = and(eq(orderEvent.orderId, orderId), eq(orderEvent.statusId, 3))
  expect(await shop.shop.db.$count(orderEvent, placed)).toBe(1)
})

test('the notices of both parts, ten times each and at once, make one order stand once', async () => {
  shop.noticesArrive = false
  const buyer = await buyerWith(shop, { wine: 18 })
  const { orderId, redirectUrl } = await payingWith(buyer, 19, vouchers)
  await onBankPage(redirectUrl, 'accepted')
  await onBankPage((await result(buyer, { orderId })).redirectUrl, 'accepted')
  const notices = [await noticeOf(orderId, 'meal-card'), await noticeOf(orderId, 'card')]
  const statuses = await Promise.all(
    Array.from({ length: 10 }, () => notices.map((notice) => shop.notify(notice))).flat(),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await statusOf(shop, orderId)).toBe(3)
  const placed = and(eq(orderEvent.orderId, orderId), eq(orderEvent.statusId, 3))
  expect(await shop.shop.db.$count(orderEvent, placed)).toBe(1)
})

test('the limit of an account is looked at by one order at a time [payments-23]', async () => {
  const { db } = shop.shop
  const { userId } = await shop.shopper()
  await db.insert(creditAgreement).values({ userId, paymentTypeId: paymentType.deferred, limitCents: 1000 })
  const order: string[] = []
  const [looked, ordering] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = db.transaction(async (tx) => {
    await lockLimit(tx, userId, paymentType.deferred)
    order.push('first looks')
    looked.resolve()
    await ordering.promise
    order.push('first has ordered')
  })
  await looked.promise
  const second = db.transaction(async (tx) => {
    await lockLimit(tx, userId, paymentType.deferred)
    order.push('second looks')
  })
  // Time enough for it to read the rows, if no lock stopped it.
  await pause(300)
  ordering.resolve()
  await Promise.all([first, second])
  expect(order).toEqual(['first looks', 'first has ordered', 'second looks'])
})
