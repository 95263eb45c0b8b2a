import { checkoutBuy } from '@bottega/contract/checkout/calls.ts'
import { addressesSelect, storesSelect, timeslotsList } from '@bottega/contract/delivery/calls.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { productPrice } from '../../catalog/products.tables.ts'
import { shopOrder } from '../../orders/orders.tables.ts'
import { buyerWith, put } from '../../../testing/orders/buying.ts'
import { catalogueChanged } from '../../../testing/database/catalogue-changed.ts'
import {
  cartOf,
  changesOf,
  confirm,
  leave,
  linesOf,
  modify,
  orderAtTheDoor,
  setStatus,
  setTo,
  viewOrder,
} from '../../../testing/orders/changing.ts'
import { refusal } from '../../../testing/refusal.ts'
import { chooseSlot } from '../../../testing/orders/ready-shopper.ts'
import { openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import { testNow } from '../../../testing/world.ts'
import { readSession } from '../../../kernel/sessions/sessions.service.ts'
import { claimOrder } from '../claim-order.service.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

describe('opening the draft', () => {
  test('gives a cart of status 7 with what was ordered, at its price, place and slot, and says so [checkout-13]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const { data, response } = await modify(buyer, orderId)
    expect(response.infos).toEqual([expect.objectContaining({ code: 'info.order.reopen' })])
    expect(data).toMatchObject({
      cartStatusId: 7,
      orderId,
      orderIsClosed: false,
      totalItems: 2,
      total: 21.49,
      timeslot: { timeslotId: shop.world.slots.tomorrowMorning, holdExpired: false },
      shippingAddress: { address1: 'Via Larga' },
    })
    expect(data.version).toBeGreaterThan(0)
    expect(await viewOrder(buyer, orderId)).toMatchObject({ status: { orderStatusId: 3 }, grossTotal: 21.49 })
  })

  test('twice is one draft, which keeps what was changed in it', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const first = await modify(buyer, orderId)
    await put(shop, buyer, { pasta: 1 })
    const again = await modify(buyer, orderId)
    expect(again.data.cartId).toBe(first.data.cartId)
    expect(again.data.totalItems).toBe(3)
  })

  test('puts the ordinary cart aside, and leaving brings it back as it was [checkout-23]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await chooseSlot(shop, buyer, 'laterMorning')
    await put(shop, buyer, { pasta: 3, wine: 1 })
    const before = await cartOf(buyer)
    await modify(buyer, orderId)
    expect((await cartOf(buyer)).cartId).not.toBe(before.cartId)
    const { data, response } = await leave(buyer, orderId)
    expect(response.infos).toEqual([expect.objectContaining({ code: 'info.order.left' })])
    expect({ ...data, version: 0, quote: '' }).toMatchObject({
      cartId: before.cartId,
      cartStatusId: 1,
      total: before.total,
      timeslot: { timeslotId: shop.world.slots.laterMorning, holdExpired: false },
    })
    expect((await cartOf(buyer)).cartItems).toEqual(before.cartItems)
  })

  test.each([1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 18, 21])('is refused in status %i', async (statusId) => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await setStatus(shop, orderId, statusId)
    await expect(modify(buyer, orderId)).rejects.toEqual(refusal('error.order.notModifiable'))
    expect((await viewOrder(buyer, orderId)).can.modify).toBe(false)
    expect((await cartOf(buyer)).cartStatusId).toBe(1)
  })

  test('is refused once the slot of the order takes no orders any more', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await shop.shop.db.update(shopOrder).set({ slotId: shop.world.slots.closed }).where(eq(shopOrder.id, orderId))
    await expect(modify(buyer, orderId)).rejects.toEqual(refusal('error.order.notModifiable'))
  })

  test('of a second order is refused until the first is confirmed or left', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await chooseSlot(shop, buyer, 'tomorrowMorning')
    await put(shop, buyer, { wine: 2 })
    const { data } = await buyer.call(checkoutBuy, { query: { payment_type_id: 2 } })
    await modify(buyer, orderId)
    await expect(modify(buyer, data.orderId)).rejects.toEqual(refusal('error.order.changeOpen'))
    await leave(buyer, orderId)
    expect((await modify(buyer, data.orderId)).data.orderId).toBe(data.orderId)
  })
})

describe('another customer’s order', () => {
  test('answers every call like one that never existed, and nothing changes', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await modify(buyer, orderId)
    const otherCustomer = await buyerWith(shop)
    for (const id of [orderId, 2_000_000_000])
      for (const call of [modify, changesOf, confirm, leave])
        await expect(call(otherCustomer, id)).rejects.toEqual(refusal('error.order.notFound'))
    expect((await cartOf(buyer)).orderId).toBe(orderId)
  })

  test('nor does an anonymous visitor', async () => {
    await expect(modify(shop.anonymous(), 1)).rejects.toMatchObject({ httpStatus: 419 })
    await expect(confirm(shop.anonymous(), 1)).rejects.toMatchObject({ httpStatus: 419 })
  })
})

describe('in the draft', () => {
  test('the address and the store are locked [checkout-14]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await modify(buyer, orderId)
    const locked = refusal('error.order.addressLocked')
    await expect(
      buyer.call(addressesSelect, { body: { address_id: shop.world.addresses.milanoPickup } }),
    ).rejects.toEqual(locked)
    await expect(buyer.call(storesSelect, { body: { store_id: shop.world.stores.torino } })).rejects.toEqual(locked)
  })

  test('an address that left the address book is still where the order goes', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await shop.shop.database.pool.query('update address set active = false where id = $1', [buyer.addressId])
    const { data } = await modify(buyer, orderId)
    expect(data.shippingAddress?.address1).toBe('Via Larga')
    await put(shop, buyer, { pasta: 1 })
    await confirm(buyer, orderId)
    expect((await viewOrder(buyer, orderId)).orderItems).toHaveLength(3)
  })

  test('nothing can be bought twice: buying confirms the changes', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await modify(buyer, orderId)
    await put(shop, buyer, { pasta: 1 })
    const { data } = await buyer.call(checkoutBuy, { query: { payment_type_id: 2 } })
    expect(data.orderId).toBe(orderId)
    expect((await viewOrder(buyer, orderId)).orderItems).toHaveLength(3)
  })

  test('no order is made of a draft, whatever the request [checkout-34]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await modify(buyer, orderId)
    const session = await readSession(shop.shop.db, buyer.token, shop.clock.now)
    if (session?.user === undefined) throw new Error('no customer is signed in')
    const choice = { paymentTypeId: paymentType.onDelivery }
    const request = {
      user: session.user,
      language: 'it',
      choice,
      cartVersion: undefined,
      idempotencyKey: { value: 'new', digest: 'of the request' },
    } as const
    await expect(shop.shop.db.transaction((tx) => claimOrder(tx, shop.shop, request, shop.clock.now))).rejects.toEqual(
      refusal('error.cart.empty'),
    )
  })

  test('once the pickers have the order, nothing changes any more and the draft says so [checkout-15]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await modify(buyer, orderId)
    await setStatus(shop, orderId, 5)
    const closed = refusal('error.order.notModifiable')
    await expect(put(shop, buyer, { pasta: 1 })).rejects.toEqual(closed)
    await expect(setTo(shop, buyer, 'wine', 1)).rejects.toEqual(closed)
    await expect(chooseSlot(shop, buyer, 'laterMorning')).rejects.toEqual(closed)
    await expect(changesOf(buyer, orderId)).rejects.toEqual(closed)
    expect(await cartOf(buyer)).toMatchObject({ cartStatusId: 7, orderIsClosed: true })
  })

  test('the place of the order is free to go back to, though its slot is full', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 }, {}, 'tomorrowAfternoon')
    const slotId = shop.world.slots.tomorrowAfternoon
    await modify(buyer, orderId)
    await chooseSlot(shop, buyer, 'laterMorning')
    await shop.shop.database.pool.query('update slot set capacity = held + booked where id = $1', [slotId])
    const { data } = await buyer.call(timeslotsList, { query: {} })
    const own = data.days.flatMap((day) => day.timeslots).find(({ timeslotId }) => timeslotId === slotId)
    expect(own?.active).toBe(1)
    await chooseSlot(shop, buyer, 'tomorrowAfternoon')
    expect((await cartOf(buyer)).timeslot).toMatchObject({ timeslotId: slotId, holdExpired: false })
    await shop.shop.database.pool.query('update slot set capacity = capacity + 10 where id = $1', [slotId])
  })
})

describe('prices', () => {
  const wineCosts = async (cents: number) => {
    await shop.shop.db
      .update(productPrice)
      .set({ priceCents: cents })
      .where(eq(productPrice.productId, shop.world.products.wine))
    await catalogueChanged(shop)
  }

  test('stay for what was ordered, and are today’s for what comes on top', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
    await wineCosts(750)
    try {
      await modify(buyer, orderId)
      expect((await cartOf(buyer)).goodsTotal).toBe(13.8)
      await setTo(shop, buyer, 'wine', 3)
      expect((await cartOf(buyer)).cartItems).toMatchObject([{ quantity: 3, unitPrice: 6.9, total: 21.3 }])
      await confirm(buyer, orderId)
      expect(await linesOf(buyer, orderId)).toEqual([
        ['Barbera d’Asti', 2, 6.9, 13.8],
        ['Barbera d’Asti', 1, 7.5, 7.5],
      ])
      // Changed once more, each keeps its own; fewer take from the dearer one added last.
      await modify(buyer, orderId)
      await setTo(shop, buyer, 'wine', 2)
      await confirm(buyer, orderId)
      expect(await linesOf(buyer, orderId)).toEqual([['Barbera d’Asti', 2, 6.9, 13.8]])
    } finally {
      await wineCosts(690)
    }
  })
})
