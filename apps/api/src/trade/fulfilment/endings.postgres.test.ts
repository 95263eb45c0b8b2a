import {
  fulfilmentDeliver,
  fulfilmentEnd,
  fulfilmentFinish,
  fulfilmentHandOver,
} from '@bottega/contract/fulfilment/calls.ts'
import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { returnsCancel, returnsRequest, staffReturnsDecide } from '@bottega/contract/returns/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { salesDocument } from '../documents/documents.tables.ts'
import { shopOrder } from '../orders/orders.tables.ts'
import { deliver, statusOf } from '../../testing/orders/buying.ts'
import { confirm, modify, orderByCard, setTo, viewOrder } from '../../testing/orders/changing.ts'
import { handOver } from '../../testing/orders/delivered.ts'
import { outcome } from '../../testing/outcome.ts'
import { aPicker, aShopkeeper, finish, found, start } from '../../testing/orders/pickers.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../testing/test-shop.ts'

/** Pairs of steps on one order that arrive together; each round is another order. */
const rounds = 3

let shop: ShopWithBank
let picker: Person
let shopkeeper: Person
beforeAll(async () => {
  shop = await openShopWithBank({ DATABASE_POOL: '30' })
  picker = await aPicker(shop)
  shopkeeper = await aShopkeeper(shop)
})
afterAll(() => shop.close())

/** The money of an order's payments that the bank holds, took and gave back. */
const atBank = (orderId: number) =>
  shop.bank
    .payments()
    .filter(({ order }) => order === String(orderId))
    .map(({ status, captured, refunded }) => ({ status, captured, refunded }))

async function picked(wanted = { wine: 2 }) {
  const own = await orderByCard(shop, wanted)
  await start(picker, own.orderId)
  await found(shop, picker, own.orderId, 'wine', { quantity: 2 })
  return own
}

const fail = (orderId: number) =>
  shopkeeper.call(fulfilmentEnd, { body: { order_id: orderId, end: 'failed', reason: 'furgone guasto' } })
/** The one of two that won, once and only once. */
const winner = async (one: Promise<unknown>, other: Promise<unknown>) => {
  const [first, second] = await Promise.all([outcome(one), outcome(other)])
  expect([first, second].filter((said) => said === 'done')).toHaveLength(1)
  return first === 'done' ? 'one' : 'other'
}

describe('the end of an order', () => {
  test('is delivery or failure, never both; who failed pays nothing, who got it pays once [races-1]', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { orderId } = await picked()
      await finish(picker, orderId)
      await deliver(shop)
      const won = await winner(picker.call(fulfilmentDeliver, { body: { order_id: orderId } }), fail(orderId))
      await deliver(shop)
      expect(await statusOf(shop, orderId)).toBe(won === 'one' ? 8 : 13)
      const [payment] = atBank(orderId)
      expect(payment?.refunded).toBe(won === 'one' ? 0 : payment?.captured)
    }
  })

  test('at the counter is one, however often the code is sent at once [races-2]', async () => {
    const { buyer, orderId } = await orderByCard(shop, { wine: 2 })
    await shop.shop.db.update(shopOrder).set({ deliveryServiceId: 1 }).where(eq(shopOrder.id, orderId))
    await start(picker, orderId)
    await found(shop, picker, orderId, 'wine', { quantity: 2 })
    await finish(picker, orderId)
    const code = (await viewOrder(buyer, orderId)).handoverCode ?? ''
    const give = () => outcome(picker.call(fulfilmentHandOver, { body: { order_id: orderId, code } }))
    await Promise.all([give(), give(), give()])
    await deliver(shop)
    const { events } = await viewOrder(buyer, orderId)
    expect(events.filter(({ orderStatusId }) => orderStatusId === 8)).toHaveLength(1)
    expect(await shop.shop.db.$count(salesDocument, eq(salesDocument.orderId, orderId))).toBe(1)
  })

  test('that fails while its money is being taken leaves nothing at the bank [races-3]', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { orderId } = await picked()
      await finish(picker, orderId)
      await Promise.all([deliver(shop), outcome(fail(orderId))])
      if ((await statusOf(shop, orderId)) !== 13) await fail(orderId)
      await deliver(shop)
      for (const { captured, refunded } of atBank(orderId)) expect(refunded).toBe(captured)
    }
  })
})

describe('the beginning of picking', () => {
  test('and a confirmed change: the picker sees the lines the customer pays for [races-4]', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { buyer, orderId } = await orderByCard(shop, { wine: 3 })
      await modify(buyer, orderId)
      await setTo(shop, buyer, 'wine', 2)
      const [changed] = await Promise.all([outcome(confirm(buyer, orderId)), start(picker, orderId)])
      const [line] = (await viewOrder(buyer, orderId)).orderItems
      expect(line?.quantityOrdered).toBe(changed === 'done' ? 2 : 3)
      const quantity = line?.quantityOrdered ?? 0
      await found(shop, picker, orderId, 'wine', { quantity })
      await finish(picker, orderId)
      await deliver(shop)
      const { grossTotal } = await viewOrder(buyer, orderId)
      expect(atBank(orderId).reduce((sum, { captured }) => sum + captured, 0)).toBe(Math.round(grossTotal * 100))
    }
  })

  test('and a cancelled order: all its money is free, or all of it is picked [races-5]', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { buyer, orderId } = await orderByCard(shop, { wine: 2 })
      const cancel = buyer.call(ordersDelete, { body: { order_id: orderId } })
      const won = await winner(cancel, start(picker, orderId))
      await deliver(shop)
      expect(atBank(orderId)).toMatchObject([{ status: won === 'one' ? 'voided' : 'authorised', captured: 0 }])
    }
  })
})

describe('a line and the end of picking', () => {
  test('at once: what is charged is what the list says [races-6]', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { buyer, orderId } = await orderByCard(shop, { wine: 2, pasta: 3 })
      await start(picker, orderId)
      await found(shop, picker, orderId, 'wine', { quantity: 2 })
      await Promise.all([
        outcome(found(shop, picker, orderId, 'pasta', { quantity: 1 })),
        outcome(shopkeeper.call(fulfilmentFinish, { body: { order_id: orderId, bags: 1 } })),
      ])
      await outcome(finish(picker, orderId))
      await deliver(shop)
      const { grossTotal, orderItems } = await viewOrder(buyer, orderId)
      expect(orderItems.map(({ quantityPrepared }) => quantityPrepared)).toEqual([2, 1])
      expect(atBank(orderId)).toEqual([{ status: 'captured', captured: Math.round(grossTotal * 100), refunded: 0 }])
    }
  })
})

describe('a return', () => {
  async function asked() {
    const own = await orderByCard(shop, { wine: 2 })
    await handOver(shop, own.orderId)
    const [line] = (await viewOrder(own.buyer, own.orderId)).orderItems
    const items = [{ order_item_id: line?.orderItemId ?? 0, quantity: 1, reason: 'damaged' as const }]
    const body = { order_id: own.orderId, refund_method_id: 6 as const, items }
    const { data } = await own.buyer.call(returnsRequest, { body })
    return { ...own, order_refund_id: data.refund.orderRefundId }
  }
  const refunded = (orderId: number) => atBank(orderId).reduce((sum, one) => sum + one.refunded, 0)
  const decide = (person: Person, order_refund_id: number, decision: 'approve' | 'refuse') =>
    person.call(staffReturnsDecide, { body: { order_refund_id, version: 0, decision, answer: 'Visto' } })

  test('approved by one and refused by another at once is decided once, and its money with it [races-7]', async () => {
    const other = await aShopkeeper(shop)
    for (let round = 0; round < rounds; round += 1) {
      const { orderId, order_refund_id } = await asked()
      const won = await winner(decide(shopkeeper, order_refund_id, 'approve'), decide(other, order_refund_id, 'refuse'))
      await deliver(shop)
      expect(refunded(orderId)).toBe(won === 'one' ? 690 : 0)
    }
  })

  test('taken back by its customer while staff approve it is one of both [races-8]', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { buyer, orderId, order_refund_id } = await asked()
      const won = await winner(
        decide(shopkeeper, order_refund_id, 'approve'),
        buyer.call(returnsCancel, { body: { order_refund_id } }),
      )
      await deliver(shop)
      expect(refunded(orderId)).toBe(won === 'one' ? 690 : 0)
    }
  })
})
