import { staffActAs } from '@bottega/contract/backoffice/calls.ts'
import {
  fulfilmentBatch,
  fulfilmentEnd,
  fulfilmentOrders,
  fulfilmentPick,
  fulfilmentPutBack,
  fulfilmentRelease,
  fulfilmentSlots,
  fulfilmentStart,
  fulfilmentSubstitute,
  fulfilmentSubstitutes,
  fulfilmentTakeAlong,
} from '@bottega/contract/fulfilment/calls.ts'
import { product } from '../catalog/products.tables.ts'
import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { cartUpdateInfos } from '@bottega/contract/cart/calls.ts'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickStep } from './presses.tables.ts'
import { orderEvent, orderLine } from '../orders/orders.tables.ts'
import { atTheDoor, buyerWith, limitStock, statusOf, stockOf, type Wanted } from '../../testing/orders/buying.ts'
import { cartOf, confirm, modify, setTo, viewOrder } from '../../testing/orders/changing.ts'
import { aPicker, aShopkeeper, finish, found, lineOf, named, pickList, start } from '../../testing/orders/pickers.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let picker: Person
beforeAll(async () => {
  shop = await openTestShop()
  picker = await aPicker(shop)
})
afterAll(() => shop.close())

async function order(wanted: Wanted = { wine: 2, apples: 1 }) {
  const buyer = await buyerWith(shop, wanted)
  return { buyer, orderId: (await atTheDoor(buyer)).orderId }
}

const linesOf = (orderId: number) =>
  shop.shop.db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id))

describe('picking an order', () => {
  test('begins once, by the picker who presses first, and its customer changes it no more [fulfilment-23]', async () => {
    const { buyer, orderId } = await order()
    expect((await start(picker, orderId)).can).toMatchObject({ pick: true, start: false })
    await start(await aPicker(shop), orderId)
    expect(await statusOf(shop, orderId)).toBe(5)
    const events = await shop.shop.db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId))
    expect(events.filter(({ statusId }) => statusId === 5)).toMatchObject([{ actor: 'staff Olga Banco' }])
    await expect(buyer.call(ordersDelete, { body: { order_id: orderId } })).rejects.toMatchObject({
      code: 'error.order.notCancellable',
    })
  })

  test('goes through the shelves in their order, with all a picker needs and no more of the customer [fulfilment-24]', async () => {
    const { orderId } = await order({ wine: 1, apples: 1, milk: 2, pasta: 3 })
    const list = await pickList(picker, orderId)
    expect(list.lines.map(({ department, name }) => [department, name])).toEqual([
      ['Freschi', 'Latte fresco intero'],
      ['Freschi', 'Mele rosse del Trentino'],
      ['Dispensa', 'Spaghetti'],
      ['Dispensa', 'Barbera d’Asti'],
    ])
    expect(lineOf(shop, list, 'apples')).toMatchObject({
      needsWeight: true,
      mostGrams: 1400,
      unit: 'kg',
      state: 'to-pick',
    })
    expect(JSON.stringify(list)).not.toContain('@')
  })

  test('takes what is counted and weighed, and says who did it [fulfilment-25]', async () => {
    const { orderId } = await order()
    await start(picker, orderId)
    await found(shop, picker, orderId, 'apples', { grams: 1040 })
    const list = await found(shop, picker, orderId, 'wine', { quantity: 2 })
    expect(lineOf(shop, list, 'apples')).toMatchObject({
      state: 'picked',
      quantityPrepared: 1.04,
      weightPrepared: 1040,
    })
    const steps = await shop.shop.db.select().from(pickStep).where(eq(pickStep.orderId, orderId))
    expect(steps).toMatchObject([
      { state: 'picked', weight: 1040, staffId: picker.userId },
      { state: 'picked', quantity: 2000, weight: null, staffId: picker.userId },
    ])
  })

  test('refuses what was not ordered, half pieces and goods without their weight [fulfilment-26]', async () => {
    const { orderId } = await order()
    await start(picker, orderId)
    const refusals = [
      ['wine', { quantity: 3 }, 'error.fulfilment.tooMuch'],
      ['apples', { quantity: 1 }, 'error.fulfilment.weightMissing'],
      ['apples', { grams: 1401 }, 'error.fulfilment.tooHeavy'],
    ] as const
    for (const [name, what, code] of refusals)
      await expect(found(shop, picker, orderId, name, what)).rejects.toMatchObject({ code })
    await expect(finish(picker, orderId)).rejects.toMatchObject({ code: 'error.fulfilment.linesLeft' })
  })

  test('of an order another customer took back is refused with a reason [fulfilment-27]', async () => {
    const { buyer, orderId } = await order()
    await buyer.call(ordersDelete, { body: { order_id: orderId } })
    await expect(start(picker, orderId)).rejects.toMatchObject({ code: 'error.fulfilment.notPickable' })
    const list = await pickList(picker, orderId)
    const body = { ...named(list, lineOf(shop, list, 'wine')), quantity: 2 }
    await expect(picker.call(fulfilmentPick, { body })).rejects.toMatchObject({
      code: 'error.fulfilment.notBeingPicked',
    })
  })

  test('of lines its customer changed meanwhile is refused, and the new ones are picked [fulfilment-28]', async () => {
    const { buyer, orderId } = await order()
    const before = await pickList(picker, orderId)
    await modify(buyer, orderId)
    await setTo(shop, buyer, 'wine', 3)
    await confirm(buyer, orderId)
    await start(picker, orderId)
    const body = { ...named(before, lineOf(shop, before, 'wine')), quantity: 2 }
    await expect(picker.call(fulfilmentPick, { body })).rejects.toMatchObject({ code: 'error.fulfilment.lineNotFound' })
    const list = await found(shop, picker, orderId, 'wine', { quantity: 3 })
    expect(lineOf(shop, list, 'wine')).toMatchObject({ quantityOrdered: 3, quantityPrepared: 3 })
  })

  test('twice by the same request picks once, and by another in between is refused [fulfilment-29]', async () => {
    const { orderId } = await order()
    const list = await start(picker, orderId)
    const wine = lineOf(shop, list, 'wine')
    const send = (quantity: number, version = wine.version) =>
      picker.call(fulfilmentPick, { body: { ...named(list, { ...wine, version }), quantity } })
    await send(2)
    await send(2)
    await expect(send(1)).rejects.toMatchObject({ code: 'error.fulfilment.lineMoved' })
    expect(await shop.shop.db.$count(pickStep, eq(pickStep.orderId, orderId))).toBe(1)
    await send(1, wine.version + 1)
    expect(lineOf(shop, await pickList(picker, orderId), 'wine')).toMatchObject({ state: 'short', quantityPrepared: 1 })
  })
})

describe('what is short', () => {
  test('goes back to the shelf, and what is found after all is taken again [fulfilment-30]', async () => {
    await limitStock(shop, 'wine', 10_000)
    const { wine } = shop.world.products
    const { orderId } = await order({ wine: 4, apples: 1 })
    await start(picker, orderId)
    expect(await stockOf(shop, wine)).toBe(6000)
    await found(shop, picker, orderId, 'wine', { quantity: 1 })
    expect(await stockOf(shop, wine)).toBe(9000)
    await found(shop, picker, orderId, 'wine', { quantity: 3 })
    expect(await stockOf(shop, wine)).toBe(7000)
  })

  test('of an empty shelf is not sold to another customer [fulfilment-31]', async () => {
    await limitStock(shop, 'wine', 10_000)
    const { orderId } = await order({ wine: 4, apples: 1 })
    await start(picker, orderId)
    await found(shop, picker, orderId, 'wine', { quantity: 0, shelf_empty: true })
    expect(await stockOf(shop, shop.world.products.wine)).toBe(0)
    await limitStock(shop, 'wine', 100_000)
  })
})

test('a colleague who counts as much as is in the bag already is refused, for the bag has it twice now [fulfilment-70]', async () => {
  const { orderId } = await order()
  const list = await start(picker, orderId)
  const body = { ...named(list, lineOf(shop, list, 'wine')), quantity: 2 }
  await picker.call(fulfilmentPick, { body })
  await picker.call(fulfilmentPick, { body })
  const other = await aPicker(shop)
  await expect(other.call(fulfilmentPick, { body, idempotencyKey: 'other' })).rejects.toMatchObject({
    code: 'error.fulfilment.lineMoved',
  })
})

test('a slot is taken along with its open and packed orders, and with what may replace their lines by the customer’s choice [fulfilment-71]', async () => {
  const { orderId, buyer } = await order({ wine: 2, pasta: 2, apples: 1 })
  const { timeslotId, lines } = await start(picker, orderId)
  const [packed, ended] = [await order({ wine: 2 }), await order({ wine: 2 })]
  await start(picker, packed.orderId)
  await found(shop, picker, packed.orderId, 'wine', { quantity: 2 })
  await finish(picker, packed.orderId)
  await ended.buyer.call(ordersDelete, { body: { order_id: ended.orderId } })
  await limitStock(shop, 'lastOne', 5000)
  const apples = lineOf(shop, { lines } as Awaited<ReturnType<typeof start>>, 'apples')
  await shop.shop.db.update(orderLine).set({ acceptAlternatives: false }).where(eq(orderLine.id, apples.orderItemId))
  const { data } = await picker.call(fulfilmentTakeAlong, { query: { timeslot_id: timeslotId } })
  const own = (id: number) => data.orders.find((one) => one.orderId === id)
  expect(own(orderId)).toEqual(await pickList(picker, orderId))
  expect(own(packed.orderId)).toEqual(await pickList(picker, packed.orderId))
  expect(own(ended.orderId)).toBeUndefined()
  const pasta = lines.find(({ productId }) => productId === shop.world.products.pasta)?.orderItemId ?? 0
  const query = { order_id: orderId, order_item_id: pasta }
  const { substitutes } = (await picker.call(fulfilmentSubstitutes, { query })).data
  expect(substitutes.length).toBeGreaterThan(0)
  const offered = data.substitutes.find(({ orderItemId }) => orderItemId === pasta)?.offered ?? []
  const products = new Map(data.products.map((product) => [product.productId, product]))
  expect(offered.map((one) => Object.assign({}, products.get(one.productId), one))).toEqual(substitutes.slice(0, 6))
  expect(data.substitutes.map(({ orderItemId }) => orderItemId)).not.toContain(apples.orderItemId)
  await expect(buyer.call(fulfilmentTakeAlong, { query: { timeslot_id: timeslotId } })).rejects.toBeDefined()
})

describe('a substitute', () => {
  const offered = async (orderId: number, lineId: number) =>
    (await picker.call(fulfilmentSubstitutes, { query: { order_id: orderId, order_item_id: lineId } })).data.substitutes

  async function short() {
    const made = await order({ pasta: 2, wine: 2 })
    await start(picker, made.orderId)
    const list = await found(shop, picker, made.orderId, 'pasta', { quantity: 0 })
    return { ...made, list, pasta: lineOf(shop, list, 'pasta') }
  }
  const put = (list: Awaited<ReturnType<typeof short>>, productId: number, quantity = 2) =>
    picker.call(fulfilmentSubstitute, {
      body: { ...named(list.list, list.pasta), product_id: productId, quantity },
    })

  test('is offered from the same shelf at the price of what was ordered, and nothing for adults or sold out [fulfilment-32]', async () => {
    const { orderId, pasta } = await short()
    const substitutes = await offered(orderId, pasta.orderItemId)
    const { lastOne, wine, soldOut } = shop.world.products
    const ids = substitutes.map(({ productId }) => productId)
    expect(ids).toContain(lastOne)
    expect(ids).not.toContain(wine)
    expect(ids).not.toContain(soldOut)
    expect(substitutes.find(({ productId }) => productId === lastOne)).toMatchObject({
      unitPrice: 0.99,
      ownPrice: 12.9,
    })
  })

  test('is found by words or by its barcode in the department, never dearer than what was ordered, and nothing outside of it', async () => {
    const { orderId, pasta } = await short()
    const { lastOne } = shop.world.products
    const searched = async (q: string) => {
      const query = { order_id: orderId, order_item_id: pasta.orderItemId, q }
      return (await picker.call(fulfilmentSubstitutes, { query })).data.substitutes
    }
    const one = (await offered(orderId, pasta.orderItemId)).find(({ productId }) => productId === lastOne)
    const byName = await searched(one?.name ?? '')
    expect(byName.find(({ productId }) => productId === lastOne)).toMatchObject({ unitPrice: 0.99, ownPrice: 12.9 })
    await shop.shop.db.update(product).set({ barcode: '8000000000023' }).where(eq(product.id, lastOne))
    expect((await searched('8000000000023')).map(({ productId }) => productId)).toEqual([lastOne])
    await shop.shop.db
      .update(product)
      .set({ furtherBarcodes: ['4012345678901'] })
      .where(eq(product.id, lastOne))
    expect(await searched('4012345678901')).toMatchObject([{ productId: lastOne, furtherBarcodes: ['4012345678901'] }])
    expect(await searched('latte intero')).toEqual([])
    expect(await searched('100%')).toEqual([])
  })

  test('takes the place of a line, its own goods from the shelf, and may be put back [fulfilment-33]', async () => {
    const { lastOne } = shop.world.products
    await limitStock(shop, 'lastOne', 5000)
    const made = await short()
    const { data } = await put(made, lastOne)
    await put(made, lastOne)
    const line = lineOf(shop, data.order, 'pasta')
    expect(line).toMatchObject({ state: 'substituted', quantityPrepared: 0 })
    expect(line.substitutes).toMatchObject([{ productId: lastOne, quantityPrepared: 2, unitPrice: 0.99 }])
    expect(await stockOf(shop, lastOne)).toBe(3000)
    expect((await viewOrder(made.buyer, made.orderId)).orderItems).toHaveLength(2)
    await picker.call(fulfilmentPutBack, { body: named(data.order, line) })
    expect(await stockOf(shop, lastOne)).toBe(5000)
    expect(await linesOf(made.orderId)).toMatchObject([{ pickState: 'to-pick' }, { pickState: 'to-pick' }])
  })

  test('is refused where it is gone, does not fit or is more than what is missing [fulfilment-34]', async () => {
    const { lastOne, milk } = shop.world.products
    await limitStock(shop, 'lastOne', 1000)
    const made = await short()
    await expect(put(made, lastOne)).rejects.toMatchObject({ code: 'error.fulfilment.substituteGone' })
    await expect(put(made, milk)).rejects.toMatchObject({ code: 'error.fulfilment.substituteNotFitting' })
    await expect(put(made, lastOne, 3)).rejects.toMatchObject({ code: 'error.fulfilment.tooMuch' })
    expect(lineOf(shop, await pickList(picker, made.orderId), 'pasta')).toMatchObject({
      state: 'short',
      substitutes: [],
    })
  })

  test('is not put in where the customer wants none [fulfilment-35]', async () => {
    const buyer = await buyerWith(shop, { pasta: 2, wine: 2 })
    const { cartItems = [] } = await cartOf(buyer)
    const item = cartItems.find(({ product }) => product.productId === shop.world.products.pasta)
    const items = [{ itemId: item?.itemId ?? 0, infos: { accept_alternatives: 'false' } }]
    await buyer.call(cartUpdateInfos, { body: { items } })
    const { orderId } = await atTheDoor(buyer)
    const list = await start(picker, orderId)
    const pasta = lineOf(shop, list, 'pasta')
    expect(pasta.acceptAlternatives).toBe(false)
    const refused = { code: 'error.fulfilment.substitutesRefused' }
    await expect(offered(orderId, pasta.orderItemId)).rejects.toMatchObject(refused)
    const body = { ...named(list, pasta), product_id: shop.world.products.lastOne, quantity: 2 }
    await expect(picker.call(fulfilmentSubstitute, { body })).rejects.toMatchObject(refused)
  })
})

describe('a slot', () => {
  test('shows its orders by status, is given to the pickers at once, and is walked once for all orders [fulfilment-36]', async () => {
    const own = await openTestShop()
    try {
      const olga = await aPicker(own)
      const ids: number[] = []
      for (const wine of [2, 3]) ids.push((await atTheDoor(await buyerWith(own, { wine, apples: 1 }))).orderId)
      const day = '2026-11-17'
      const empty = (await olga.call(fulfilmentSlots, { query: { day: '2026-11-16' } })).data
      expect(empty).toMatchObject({ slots: [], nextDay: day })
      const { slots } = (await olga.call(fulfilmentSlots, { query: { day } })).data
      expect(slots).toMatchObject([{ date: day, orders: 2, byStatus: [{ orderStatusId: 3, orders: 2 }] }])
      const timeslot_id = slots[0]?.timeslotId ?? 0
      expect((await olga.call(fulfilmentRelease, { body: { timeslot_id } })).data.orderIds).toEqual(ids)
      expect((await olga.call(fulfilmentRelease, { body: { timeslot_id } })).data.orderIds).toEqual([])
      const { orders } = (await olga.call(fulfilmentOrders, { query: { timeslot_id } })).data
      expect(orders).toMatchObject(
        ids.map((orderId) => ({ orderId, status: { orderStatusId: 4 }, lines: 2, decided: 0 })),
      )
      const { goods } = (await olga.call(fulfilmentBatch, { query: { timeslot_id } })).data
      expect(goods.map(({ name, quantity, lines }) => [name, quantity, lines.length])).toEqual([
        ['Mele rosse del Trentino', 2, 2],
        ['Barbera d’Asti', 5, 2],
      ])
    } finally {
      await own.close()
    }
  })
})

describe('who may do what', () => {
  const notThere = { code: 'error.request.notFound' }
  test('pickers pick, operators look, shopkeepers end orders, and customers nothing [fulfilment-37]', async () => {
    const { buyer, orderId } = await order()
    const operator = await staffMember(shop, 'operator')
    await expect(start(operator, orderId)).rejects.toMatchObject(notThere)
    expect((await pickList(operator, orderId)).orderId).toBe(orderId)
    await expect(pickList(buyer, orderId)).rejects.toMatchObject(notThere)
    const end = { order_id: orderId, end: 'failed' as const, reason: 'allagamento' }
    await expect(picker.call(fulfilmentEnd, { body: end })).rejects.toMatchObject(notThere)
    await (await aShopkeeper(shop)).call(fulfilmentEnd, { body: end })
    expect(await statusOf(shop, orderId)).toBe(13)
  })

  test('no staff member while acting for a customer [fulfilment-38]', async () => {
    const { buyer, orderId } = await order()
    const keeper = await aShopkeeper(shop)
    const { data } = await keeper.call(staffActAs, { query: { user_id: buyer.userId, reason: 'chiamata 12' } })
    const acting = shop.as(data.token, buyer.userId)
    await expect(acting.call(fulfilmentStart, { body: { order_id: orderId } })).rejects.toMatchObject({
      code: 'error.request.forbidden',
    })
    expect(await statusOf(shop, orderId)).toBe(3)
  })
})
