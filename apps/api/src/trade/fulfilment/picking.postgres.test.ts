import { fulfilmentPick, fulfilmentPutBack, fulfilmentSubstitute } from '@bottega/contract/fulfilment/calls.ts'
import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stock, stockMovement } from '../orders/stock/stock.tables.ts'
import { pickStep } from './presses.tables.ts'
import { orderLine } from '../orders/orders.tables.ts'
import {
  atTheDoor,
  attemptsOf,
  buyerWith,
  deliver,
  limitStock,
  statusOf,
  stockOf,
} from '../../testing/orders/buying.ts'
import { orderByCard } from '../../testing/orders/changing.ts'
import { aPicker, finish, found, lineOf, named, pickList, start } from '../../testing/orders/pickers.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../testing/test-shop.ts'

let shop: ShopWithBank
let pickers: Person[]
beforeAll(async () => {
  shop = await openShopWithBank({ DATABASE_POOL: '10' })
  pickers = [await aPicker(shop), await aPicker(shop)]
})
afterAll(() => shop.close())

const first = () => pickers[0] ?? expect.unreachable('no picker')
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results
    .map((one) => (one.status === 'rejected' ? (one.reason as { code?: string }).code : 'done'))
    .toSorted((one = '', other = '') => one.localeCompare(other))

async function being(wanted = { wine: 2, pasta: 4 }) {
  const buyer = await buyerWith(shop, wanted)
  const { orderId } = await atTheDoor(buyer)
  return { buyer, orderId, list: await start(first(), orderId) }
}

describe('two pickers on one order', () => {
  test('never double a line: one counts, the other is told [fulfilment-54]', async () => {
    for (let round = 0; round < 5; round++) {
      const { orderId, list } = await being()
      const line = named(list, lineOf(shop, list, 'pasta'))
      const results = await Promise.allSettled(
        [3, 2].map((quantity, index) =>
          (pickers[index] ?? first()).call(fulfilmentPick, { body: { ...line, quantity } }),
        ),
      )
      expect(codes(results)).toEqual(['done', 'error.fulfilment.lineMoved'])
      expect(await shop.shop.db.$count(pickStep, eq(pickStep.orderId, orderId))).toBe(1)
    }
  })

  test('put in one substitute and take its goods once [fulfilment-55]', async () => {
    await limitStock(shop, 'lastOne', 100_000)
    for (let round = 0; round < 5; round++) {
      const before = (await stockOf(shop, shop.world.products.lastOne)) ?? 0
      const { orderId, list } = await being()
      const body = { ...named(list, lineOf(shop, list, 'pasta')), product_id: shop.world.products.lastOne }
      await Promise.allSettled(
        [4, 4].map((quantity, index) =>
          (pickers[index] ?? first()).call(fulfilmentSubstitute, { body: { ...body, quantity } }),
        ),
      )
      expect(await shop.shop.db.$count(orderLine, eq(orderLine.orderId, orderId))).toBe(3)
      expect(await stockOf(shop, shop.world.products.lastOne)).toBe(before - 4000)
    }
  })

  test('on one batch double no line: all press everything at once, each line is counted once [fulfilment-62]', async () => {
    const orders = await Promise.all([being(), being(), being()])
    const presses = orders.flatMap(({ orderId, list }) => list.lines.map((line) => ({ orderId, list, line })))
    const results = await Promise.allSettled(
      pickers.flatMap((picker, index) =>
        presses.map(({ list, line }) =>
          picker.call(fulfilmentPick, { body: { ...named(list, line), quantity: line.quantityOrdered - index } }),
        ),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(presses.length)
    for (const { orderId, list } of orders)
      expect(await shop.shop.db.$count(pickStep, eq(pickStep.orderId, orderId))).toBe(list.lines.length)
  })

  test('whose press is sent again by its key do it once, whatever happened since [fulfilment-63]', async () => {
    const { orderId, list } = await being()
    const line = named(list, lineOf(shop, list, 'pasta'))
    const press = (idempotencyKey: string) =>
      first().call(fulfilmentPick, { body: { ...line, quantity: 3 }, idempotencyKey })
    const sent = await Promise.all([press('one-press'), press('one-press'), press('one-press')])
    expect(sent).toHaveLength(3)
    await (pickers[1] ?? first()).call(fulfilmentPutBack, { body: { ...line, version: line.version + 1 } })
    const { data } = await press('one-press')
    expect(lineOf(shop, data.order, 'pasta').state).toBe('to-pick')
    expect(await shop.shop.db.$count(pickStep, eq(pickStep.orderId, orderId))).toBe(2)
    await expect(press('another-press')).rejects.toMatchObject({ code: 'error.fulfilment.lineMoved' })
  })

  test('end it once, and its money is taken once [fulfilment-56]', async () => {
    const { orderId } = await orderByCard(shop, { wine: 2 })
    await start(first(), orderId)
    await found(shop, first(), orderId, 'wine', { quantity: 2 })
    await Promise.allSettled(pickers.map((picker) => finish(picker, orderId)))
    await deliver(shop)
    const [attempt] = await attemptsOf(shop, orderId)
    const atBank = shop.bank.payments().filter(({ order }) => order === String(orderId))
    expect(atBank).toMatchObject([{ status: 'captured', captured: attempt?.capturedCents }])
  })
})

describe('"not there", taken back by the picker', () => {
  const wine = () => stockOf(shop, shop.world.products.wine)
  const notThere = (orderId: number) => found(shop, first(), orderId, 'wine', { quantity: 0, shelf_empty: true })
  async function correct(orderId: number) {
    const list = await pickList(first(), orderId)
    return first().call(fulfilmentPutBack, { body: named(list, lineOf(shop, list, 'wine')) })
  }
  async function held(orderId: number) {
    const moved = await shop.shop.db.select().from(stockMovement).where(eq(stockMovement.orderId, orderId))
    return moved
      .filter(({ productId }) => productId === shop.world.products.wine)
      .reduce((sum, { delta }) => sum - delta, 0)
  }

  test('leaves shelf and order as if it had never been, however often [fulfilment-121]', async () => {
    await limitStock(shop, 'wine', 177_000)
    const { orderId } = await being({ wine: 4, pasta: 4 })
    for (let round = 0; round < 3; round++) {
      await notThere(orderId)
      expect([await wine(), await held(orderId)]).toEqual([0, 0])
      await correct(orderId)
      expect([await wine(), await held(orderId)]).toEqual([173_000, 4000])
    }
    await notThere(orderId)
    await found(shop, first(), orderId, 'wine', { quantity: 3 })
    expect([await wine(), await held(orderId)]).toEqual([174_000, 3000])
  })

  test('gives back beside what came back and was sold meanwhile, and changes no later count [fulfilment-122]', async () => {
    await limitStock(shop, 'wine', 20_000)
    const [one, other] = [await being({ wine: 4, pasta: 4 }), await being({ wine: 3, pasta: 4 })]
    await notThere(one.orderId)
    await found(shop, first(), other.orderId, 'wine', { quantity: 1 })
    expect(await wine()).toBe(2000)
    await correct(one.orderId)
    expect(await wine()).toBe(15_000)
    await notThere(one.orderId)
    await limitStock(shop, 'wine', 50_000)
    await correct(one.orderId)
    expect([await wine(), await held(one.orderId)]).toEqual([46_000, 4000])
  })

  test.each([
    ['in their order', [0, 1]],
    ['in the other order', [1, 0]],
  ])('by two pickers %s gives everything back once, with the last one [fulfilment-123]', async (_how, order) => {
    await limitStock(shop, 'wine', 20_000)
    const orders = [await being({ wine: 4, pasta: 4 }), await being({ wine: 3, pasta: 4 })].map(
      ({ orderId }) => orderId,
    )
    for (const orderId of orders) await notThere(orderId)
    const [a, b] = order.map((place) => orders[place] ?? 0)
    await correct(a ?? 0)
    expect(await wine()).toBe(0)
    await correct(b ?? 0)
    expect([await wine(), await held(orders[0] ?? 0), await held(orders[1] ?? 0)]).toEqual([13_000, 4000, 3000])
  })

  test('leaves a product without a count without one [fulfilment-124]', async () => {
    await shop.shop.db.delete(stock).where(eq(stock.productId, shop.world.products.wine))
    const { orderId } = await being({ wine: 4, pasta: 4 })
    await notThere(orderId)
    expect(await wine()).toBe(0)
    await correct(orderId)
    expect(await wine()).toBeUndefined()
  })
})

test('of a customer who cancels and a picker who begins one wins, and the other is told [fulfilment-57]', async () => {
  for (let round = 0; round < 8; round++) {
    const buyer = await buyerWith(shop, { wine: 2 })
    const { orderId } = await atTheDoor(buyer)
    const results = await Promise.allSettled([
      buyer.call(ordersDelete, { body: { order_id: orderId } }),
      start(first(), orderId),
    ])
    const [cancelled, begun] = results.map(({ status }) => status === 'fulfilled')
    expect(cancelled).not.toBe(begun)
    expect(await statusOf(shop, orderId)).toBe(begun === true ? 5 : 10)
  }
})
