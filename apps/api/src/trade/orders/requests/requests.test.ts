import { ordersReorderView, ordersReserve, ordersSaveSubstitutes, ordersView } from '@bottega/contract/orders/calls.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import { fulfilmentOrders } from '@bottega/contract/fulfilment/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parkingReservation } from './parking.tables.ts'
import { orderLine, shopOrder } from '../orders.tables.ts'
import { modify, orderAtTheDoor, setStatus, viewOrder } from '../../../testing/orders/changing.ts'
import { aPicker } from '../../../testing/orders/pickers.ts'
import { refusal } from '../../../testing/refusal.ts'
import { runJob } from '../../../testing/run-job.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import { testNow } from '../../../testing/world.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

/** A prepared order that is collected from a store, on its day. */
async function toCollect() {
  const own = await orderAtTheDoor(shop)
  await shop.shop.db
    .update(shopOrder)
    .set({ deliveryServiceId: 1, statusId: 6, slotDay: '2026-11-16' })
    .where(eq(shopOrder.id, own.orderId))
  return own
}
const reserve = (person: Person, orderId: number, distance: number, info?: string) =>
  person.call(ordersReserve, {
    body: { order_id: orderId, distance, ...(info === undefined ? {} : { reservation_info: info }) },
  })

describe('a place to park', () => {
  test('is reserved from a distance, and again on arrival, with what helps to find the customer [aftersales-22]', async () => {
    const { buyer, orderId } = await toCollect()
    expect((await viewOrder(buyer, orderId)).parking).toEqual({ latitude: 45.46, longitude: 9.19 })
    const far = await reserve(buyer, orderId, 4200, ' Panda rossa ')
    expect(far.response).toMatchObject({ status: 0, infos: [{ code: 'info.order.parkingReserved' }] })
    expect(far.data.order.parking).toMatchObject({ info: 'Panda rossa', reservedAt: testNow.toISOString() })
    shop.clock.now = new Date(testNow.getTime() + 60_000)
    const near = await reserve(buyer, orderId, 20, 'Posto 3')
    expect(near.response.infos).toMatchObject([{ code: 'info.order.parkingArrived' }])
    const rows = await shop.shop.db.select().from(parkingReservation).where(eq(parkingReservation.orderId, orderId))
    expect(rows).toMatchObject([{ distance: 20, info: 'Posto 3', reservedAt: testNow, updatedAt: shop.clock.now }])
  })

  test('is seen by the staff of the slot [aftersales-23]', async () => {
    const { buyer, orderId } = await toCollect()
    await reserve(buyer, orderId, 150, 'Posto 7')
    const picker = await aPicker(shop)
    const { data } = await picker.call(fulfilmentOrders, { query: { timeslot_id: shop.world.slots.tomorrowMorning } })
    expect(data.orders.find((one) => one.orderId === orderId)?.parking).toEqual({
      distance: 150,
      info: 'Posto 7',
      at: testNow.toISOString(),
    })
  })

  test('is refused on another day, at home and once the goods are collected, and stores nothing [aftersales-24]', async () => {
    const { buyer, orderId } = await toCollect()
    const setDay = (slotDay: string) => shop.shop.db.update(shopOrder).set({ slotDay }).where(eq(shopOrder.id, orderId))
    await setDay('2026-11-17')
    await expect(reserve(buyer, orderId, 10)).rejects.toEqual(refusal('error.order.parkingNotToday'))
    await setDay('2026-11-16')
    await setStatus(shop, orderId, 8)
    await expect(reserve(buyer, orderId, 10)).rejects.toEqual(refusal('error.order.parkingOver'))
    expect(await viewOrder(buyer, orderId)).not.toHaveProperty('parking')
    await shop.shop.db.update(shopOrder).set({ deliveryServiceId: 2, statusId: 6 }).where(eq(shopOrder.id, orderId))
    await expect(reserve(buyer, orderId, 10)).rejects.toEqual(refusal('error.order.parkingNotHere'))
    expect(await shop.shop.db.$count(parkingReservation, eq(parkingReservation.orderId, orderId))).toBe(0)
  })

  test('is the customer’s own, and purged two days later [aftersales-25]', async () => {
    const { buyer, orderId } = await toCollect()
    const other = await shop.shopper()
    await expect(reserve(other, orderId, 10)).rejects.toEqual(refusal('error.order.notFound'))
    await reserve(buyer, orderId, 10)
    const count = () => shop.shop.db.$count(parkingReservation, eq(parkingReservation.orderId, orderId))
    shop.clock.now = new Date('2026-11-18T08:00:00Z')
    await runJob(shop, 'purge-parking')
    expect(await count()).toBe(1)
    shop.clock.now = new Date('2026-11-18T08:00:01Z')
    await runJob(shop, 'purge-parking')
    expect(await count()).toBe(0)
  })
})

describe('substitutes of an order', () => {
  const save = (person: Person, orderId: number, items: { orderItemId: number; acceptAlternatives: boolean }[]) =>
    person.call(ordersSaveSubstitutes, { body: { order_id: orderId, items } })

  test('are saved line by line until it is picked, on no other order’s lines [history-32]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const other = await orderAtTheDoor(shop)
    const [wine, apples] = (await viewOrder(buyer, orderId)).orderItems.map(({ orderItemId }) => orderItemId)
    const [foreign] = (await viewOrder(other.buyer, other.orderId)).orderItems.map(({ orderItemId }) => orderItemId)
    const { data } = await save(buyer, orderId, [
      { orderItemId: wine ?? 0, acceptAlternatives: false },
      { orderItemId: apples ?? 0, acceptAlternatives: true },
      { orderItemId: foreign ?? 0, acceptAlternatives: false },
    ])
    expect(data.order.orderItems.map(({ acceptAlternatives }) => acceptAlternatives)).toEqual([false, true])
    const othersItems = (await viewOrder(other.buyer, other.orderId)).orderItems
    expect(othersItems.map(({ acceptAlternatives }) => acceptAlternatives)).toEqual([true, true])
    await save(buyer, orderId, [{ orderItemId: wine ?? 0, acceptAlternatives: true }])
    expect((await viewOrder(buyer, orderId)).orderItems[0]?.acceptAlternatives).toBe(true)
  })

  test('are fixed from the picking on, while the order is being changed, and for others [history-33]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const [{ orderItemId } = { orderItemId: 0 }] = (await viewOrder(buyer, orderId)).orderItems
    const no = [{ orderItemId, acceptAlternatives: false }]
    await expect(save(await shop.shopper(), orderId, no)).rejects.toEqual(refusal('error.order.notFound'))
    await modify(buyer, orderId)
    await expect(save(buyer, orderId, no)).rejects.toEqual(refusal('error.order.changeOpen'))
    await setStatus(shop, orderId, 5)
    expect((await viewOrder(buyer, orderId)).can.saveSubstitutes).toBe(false)
    await expect(save(buyer, orderId, no)).rejects.toEqual(refusal('error.order.notModifiable'))
    expect((await viewOrder(buyer, orderId)).orderItems[0]?.acceptAlternatives).toBe(true)
  })
})

test('without show_replaced an order shows only what came, with it the replaced lines too [history-34]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop)
  const lines = (show_replaced?: boolean) =>
    buyer
      .call(ordersView, { query: { order_id: orderId, ...(show_replaced === undefined ? {} : { show_replaced }) } })
      .then(({ data }) => data.order.orderItems)
  const [wine] = await lines()
  await shop.shop.db
    .update(orderLine)
    .set({ pickState: 'substituted', quantityPrepared: 0 })
    .where(eq(orderLine.id, wine?.orderItemId ?? 0))
  expect((await lines()).map(({ orderItemId }) => orderItemId)).not.toContain(wine?.orderItemId)
  expect(await lines(false)).toHaveLength(1)
  const all = await lines(true)
  expect(all).toHaveLength(2)
  expect(all.find(({ orderItemId }) => orderItemId === wine?.orderItemId)?.isReplaced).toBe(true)
})

describe('before an order is put in the cart again', () => {
  const preview = (person: Person, orderId: number) =>
    person.call(ordersReorderView, { query: { order_id: orderId } }).then(({ data }) => data)

  test('what is gone is named, and the cart stays as it is [history-35]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    expect(await preview(buyer, orderId)).toEqual({ available: 2, gone: [] })
    const productId = shop.world.products.soldOut
    await shop.shop.db.update(orderLine).set({ productId }).where(eq(orderLine.orderId, orderId))
    const { available, gone } = await preview(buyer, orderId)
    expect(available).toBe(0)
    expect(gone.map((one) => one.productId)).toEqual([productId, productId])
    expect((await buyer.call(cartView, { query: {} })).data.cartItems ?? []).toEqual([])
  })

  test('an order of others is not found', async () => {
    const { orderId } = await orderAtTheDoor(shop)
    await expect(preview(await shop.shopper(), orderId)).rejects.toEqual(refusal('error.order.notFound'))
  })
})
