import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { shopOrder } from '../../orders/orders.tables.ts'
import {
  attemptsOf,
  byCard,
  buyerWith,
  later,
  limitStock,
  placesIn,
  result,
  statusOf,
  stockOf,
} from '../../../testing/orders/buying.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import { testNow } from '../../../testing/world.ts'
import { sandboxProvider } from '../../payments/sandbox/sandbox-provider.ts'
import { reapPayments } from './payment-reaper.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
  shop.noticesArrive = false
})
afterAll(() => shop.close())

const reap = () => reapPayments(shop.shop)
const atBank = (orderId: number) => shop.bank.payments().find(({ order }) => order === String(orderId))

describe('housekeeping of payments', () => {
  test('learns of a payment whose notice was lost and whose payer never came back [jobs-3]', async () => {
    const { orderId, redirectUrl } = await byCard(await buyerWith(shop))
    await onBankPage(redirectUrl, 'accepted')
    await later(shop, 0.9)
    await reap()
    expect(await statusOf(shop, orderId)).toBe(1)
    await later(shop, 0.2)
    await reap()
    expect(await statusOf(shop, orderId)).toBe(3)
  })

  test('waits while the bank does not know the shop’s key, and learns of the payment once it does [jobs-2]', async () => {
    const { orderId, redirectUrl } = await byCard(await buyerWith(shop))
    await onBankPage(redirectUrl, 'accepted')
    await later(shop, 1.1)
    const { PUBLIC_ORIGIN: shopOrigin } = shop.shop.config
    const lockedOut = sandboxProvider({ url: shop.bank.url, secret: 'of last year', shopOrigin })
    await reapPayments({ ...shop.shop, payments: new Map([[lockedOut.name, lockedOut]]) })
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'pending' }])
    expect(await statusOf(shop, orderId)).toBe(2)
    await reap()
    expect(await statusOf(shop, orderId)).toBe(3)
  })

  test('gives a payment the bank has not heard of yet two minutes to get there [jobs-4]', async () => {
    const { orderId } = await byCard(await buyerWith(shop))
    const renamed = 'update payment_attempt set id = gen_random_uuid(), provider_payment_id = null where order_id = $1'
    await shop.shop.database.pool.query(renamed, [orderId])
    await later(shop, 1.5)
    await reap()
    expect(await statusOf(shop, orderId)).toBe(1)
    await later(shop, 1)
    await reap()
    expect(await statusOf(shop, orderId)).toBe(11)
  })

  test('leaves a person a quarter of an hour on the bank’s page, then closes it [jobs-5]', async () => {
    const { orderId } = await byCard(await buyerWith(shop))
    await later(shop, 14)
    await reap()
    expect(await statusOf(shop, orderId)).toBe(1)
    await later(shop, 2)
    await reap()
    expect(await statusOf(shop, orderId)).toBe(11)
    expect(atBank(orderId)?.status).toBe('voided')
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'voided' }])
  })

  test('cancels what is unpaid for an hour, and gives the place and the goods to others', async () => {
    await limitStock(shop, 'lastOne', 1000)
    const buyer = await buyerWith(shop, { lastOne: 1 }, {}, 'tomorrowAfternoon')
    const { booked } = await placesIn(shop, shop.world.slots.tomorrowAfternoon)
    const { orderId, redirectUrl } = await byCard(buyer)
    await onBankPage(redirectUrl, 'declined')
    await result(buyer, { orderId })
    await later(shop, 59)
    await reap()
    expect(await statusOf(shop, orderId)).toBe(11)
    await later(shop, 2)
    await reap()
    await reap()
    expect(await statusOf(shop, orderId)).toBe(10)
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(1000)
    expect((await placesIn(shop, shop.world.slots.tomorrowAfternoon)).booked).toBe(booked)
  })

  test('lets go of money still held for a cancelled order', async () => {
    const { orderId, redirectUrl } = await byCard(await buyerWith(shop))
    await onBankPage(redirectUrl, 'accepted')
    await shop.shop.db
      .update(shopOrder)
      .set({ statusId: 10, updatedAt: shop.clock.now })
      .where(eq(shopOrder.id, orderId))
    await later(shop, 2)
    await reap()
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'releasing' }])
    await later(shop, 2)
    await reap()
    expect(atBank(orderId)?.status).toBe('voided')
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'voided' }])
  })

  test('one payment that cannot be settled does not keep the others waiting', async () => {
    const [odd, other] = [await byCard(await buyerWith(shop)), await byCard(await buyerWith(shop))]
    await shop.shop.database.pool.query('update payment_attempt set amount_cents = 1 where order_id = $1', [
      odd.orderId,
    ])
    await onBankPage(odd.redirectUrl, 'accepted')
    await onBankPage(other.redirectUrl, 'accepted')
    await later(shop, 2)
    await reap()
    expect(await statusOf(shop, odd.orderId)).toBe(1)
    expect(await statusOf(shop, other.orderId)).toBe(3)
  })
})
