import { ordersChangeDate, ordersChangeDates } from '@bottega/contract/orders/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slot } from '../../delivery/slots.tables.ts'
import { cartOf, modify, orderAtTheDoor, setStatus, viewOrder } from '../../../testing/orders/changing.ts'
import { refusal } from '../../../testing/refusal.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await setFee(null)
})
/** Of the hours to which these orders move. */
const setFee = (feeCents: number | null) =>
  shop.shop.db.update(slot).set({ feeCents }).where(eq(slot.id, shop.world.slots.laterMorning))
afterAll(() => shop.close())

const dates = (person: Person, orderId: number) =>
  person
    .call(ordersChangeDates, { query: { order_id: orderId } })
    .then(({ data }) => data.dates.map(({ date }) => date))
const change = (person: Person, orderId: number, day: string) =>
  person.call(ordersChangeDate, { body: { order_id: orderId, new_order_date: day } })
const booked = async (slotId: number) =>
  (await shop.shop.db.select({ booked: slot.booked }).from(slot).where(eq(slot.id, slotId)))[0]?.booked ?? 0

describe('another day for an order', () => {
  test('is offered at the same hours, and moves the order with its place [aftersales-26]', async () => {
    const { tomorrowMorning, laterMorning } = shop.world.slots
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const before = await viewOrder(buyer, orderId)
    const [day = ''] = await dates(buyer, orderId)
    const places = [await booked(tomorrowMorning), await booked(laterMorning)]
    const { data, response } = await change(buyer, orderId, day)
    expect(response.infos).toMatchObject([{ code: 'info.order.dateChanged' }])
    const { beginTime, endTime, grossTotal } = before
    expect(data.order).toMatchObject({ deliveryDate: day, beginTime, endTime, grossTotal })
    expect(data.order.suborders).toMatchObject([{ deliveryDate: day }])
    expect([await booked(tomorrowMorning), await booked(laterMorning)]).toEqual([
      (places[0] ?? 0) - 1,
      (places[1] ?? 0) + 1,
    ])
    expect((await cartOf(buyer)).cartStatusId).toBe(1)
  })

  test('that has no place, or is no day of the shop, is refused [aftersales-27]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const { deliveryDate } = await viewOrder(buyer, orderId)
    for (const day of [deliveryDate, '2027-03-01'])
      await expect(change(buyer, orderId, day)).rejects.toEqual(refusal('error.order.dateNotFree'))
  })

  test('that would cost more is refused, and the order and the cart are as they were [aftersales-28]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const before = await viewOrder(buyer, orderId)
    const [day = ''] = await dates(buyer, orderId)
    await setFee(1990)
    await expect(change(buyer, orderId, day)).rejects.toEqual(refusal('error.order.dateChangesMore'))
    await setFee(null)
    const after = await viewOrder(buyer, orderId)
    expect([after.deliveryDate, after.grossTotal]).toEqual([before.deliveryDate, before.grossTotal])
    expect(after.orderItems).toEqual(before.orderItems)
    expect((await cartOf(buyer)).cartStatusId).toBe(1)
  })

  test('is refused while an order is being changed, once it is picked, and for others [aftersales-29]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const [day = ''] = await dates(buyer, orderId)
    const other = await shop.shopper()
    await expect(change(other, orderId, day)).rejects.toEqual(refusal('error.order.notFound'))
    await expect(dates(other, orderId)).rejects.toEqual(refusal('error.order.notFound'))
    await modify(buyer, orderId)
    await expect(change(buyer, orderId, day)).rejects.toEqual(refusal('error.order.changeOpen'))
    const picked = await orderAtTheDoor(shop)
    await setStatus(shop, picked.orderId, 5)
    expect(await dates(picked.buyer, picked.orderId)).toEqual([])
    await expect(change(picked.buyer, picked.orderId, day)).rejects.toEqual(refusal('error.order.notModifiable'))
  })
})
