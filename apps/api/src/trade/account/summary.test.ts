import { profileSummary } from '@bottega/contract/profile/calls.ts'
import { listsInsert } from '@bottega/contract/lists/calls.ts'
import { ordersView } from '@bottega/contract/orders/calls.ts'
import { returnsRequest, staffReturnsDecide, staffReturnsReceive } from '@bottega/contract/returns/calls.ts'
import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { userPaymentAuth } from '../payments/saved-payments.tables.ts'
import { atTheDoor, buyerWith, put, usualShopping } from '../../testing/orders/buying.ts'
import { giveCard, givePoints } from '../../testing/loyalty.ts'
import { handOver } from '../../testing/orders/delivered.ts'
import { staffMember } from '../../testing/staff.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { assign, certificate } from '../../testing/orders/vouchers.ts'

let shop: TestShop
const query = vi.spyOn(Client.prototype, 'query')
beforeAll(async () => {
  // A bank that is never asked: its stored cards count.
  shop = await openTestShop({ PAYMENT_SANDBOX_URL: 'http://127.0.0.1:9', PAYMENT_SECRET: 'any-secret' })
})
afterAll(async () => {
  query.mockRestore()
  await shop.close()
})

const summaryOf = async (person: Person) => (await person.call(profileSummary)).data

async function statements(what: () => Promise<unknown>): Promise<number> {
  query.mockClear()
  await what()
  return query.mock.calls.length
}

test('the dashboard counts what is the customer’s, and names the order that arrives next with its state [profile-2]', async () => {
  const buyer = await buyerWith(shop)
  expect(await summaryOf(buyer)).toEqual({
    orders: 0,
    returns: [],
    hasDues: false,
    lists: 0,
    addresses: 1,
    cards: 0,
    points: 0,
    vouchers: 0,
    payments: 0,
  })
  const { orderId } = await atTheDoor(buyer)
  await buyer.call(listsInsert, { body: { name: 'Colazione' } })
  expect(await summaryOf(buyer)).toMatchObject({
    orders: 1,
    nextOrder: { orderId, status: { orderStatusId: orderStatus.ordered, name: 'Ordinato' } },
    lists: 1,
    addresses: 1,
  })
  await giveCard(shop, buyer)
  await givePoints(shop, buyer, 267)
  await assign(shop, await certificate(shop, { adjustmentTypeId: giftAdjustmentType.assigned }), buyer, 2)
  const card = { provider: 'sandbox', token: `token-${buyer.userId}`, brand: 'visa', lastDigits: '4242' }
  const stored = { userId: buyer.userId, paymentTypeId: 12, expiresMonth: '2030-05', ...card }
  await shop.shop.db.insert(userPaymentAuth).values(stored)
  expect(await summaryOf(buyer)).toMatchObject({ cards: 1, points: 267, vouchers: 2, payments: 1 })
  expect(await summaryOf(await shop.shopper())).toEqual({
    orders: 0,
    returns: [],
    hasDues: false,
    lists: 0,
    addresses: 0,
    cards: 0,
    points: 0,
    vouchers: 0,
    payments: 0,
  })
})

test('a return is told with what it waits for, until nothing more happens with it [profile-90]', async () => {
  const buyer = await buyerWith(shop)
  const { orderId } = await atTheDoor(buyer)
  await handOver(shop, orderId)
  const [line] = (await buyer.call(ordersView, { query: { order_id: orderId } })).data.order.orderItems
  const items = [{ order_item_id: line?.orderItemId ?? 0, quantity: 1, reason: 'unwanted' as const }]
  const asked = await buyer.call(returnsRequest, { body: { order_id: orderId, refund_method_id: 6, items } })
  const { orderRefundId } = asked.data.refund
  const waiting = async () => (await summaryOf(buyer)).returns
  expect(await waiting()).toEqual([{ orderRefundId, orderId, waitsFor: 'decision' }])
  const staff = await staffMember(shop, 'shopkeeper')
  await staff.call(staffReturnsDecide, { body: { order_refund_id: orderRefundId, version: 0, decision: 'approve' } })
  expect(await waiting()).toEqual([{ orderRefundId, orderId, waitsFor: 'goods' }])
  await staff.call(staffReturnsReceive, { body: { order_refund_id: orderRefundId, version: 1, restock: true } })
  expect(await waiting()).toEqual([])
})

test('all tiles cost the same number of statements, whatever the customer has [profile-3]', async () => {
  const withOrder = async () => {
    const buyer = await buyerWith(shop)
    await atTheDoor(buyer)
    return buyer
  }
  const few = await withOrder()
  const many = await withOrder()
  await chooseSlot(shop, many, 'tomorrowMorning')
  await put(shop, many, usualShopping)
  await atTheDoor(many)
  for (const name of ['Uno', 'Due', 'Tre']) await many.call(listsInsert, { body: { name } })
  const counted = await statements(() => summaryOf(few))
  expect(counted).toBeLessThan(25)
  expect(await statements(() => summaryOf(many))).toBe(counted)
})
