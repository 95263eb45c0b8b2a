import {
  staffCountApply,
  staffCountDrop,
  staffCountGoods,
  staffCountLine,
  staffCountStart,
  staffCount,
  staffGoodsIn,
  staffStockCounts,
  staffStockMoves,
} from '@bottega/contract/staff-stock/calls.ts'
import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deadlocksIn } from '../../testing/database/deadlocks.ts'
import { atTheDoor, buyerWith, limitStock, stockOf } from '../../testing/orders/buying.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { stock, stockCount, stockMovement } from '../../trade/orders/stock/stock.tables.ts'

let shop: TestShop
let anna: Awaited<ReturnType<typeof staffMember>>
let berta: Awaited<ReturnType<typeof staffMember>>
let wine: number
let pasta: number
let department: number
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '20' })
  anna = await staffMember(shop, 'shopkeeper')
  berta = await staffMember(shop, 'shopkeeper')
  ;({ wine, pasta } = shop.world.products)
  const { dispensa } = shop.world.categories
  department = dispensa
  // Both stand in one department of this world, whatever else it sells.
  await shop.shop.db
    .update(product)
    .set({ categoryPath: [dispensa] })
    .where(eq(product.id, wine))
  await shop.shop.db
    .update(product)
    .set({ categoryPath: [dispensa] })
    .where(eq(product.id, pasta))
})
afterAll(() => shop.close())

let promisedWine: number
beforeEach(async () => {
  const { db } = shop.shop
  await db.delete(stockCount)
  await db.delete(stockMovement)
  await db.delete(stock)
  await limitStock(shop, 'wine', 10_000)
  await limitStock(shop, 'pasta', 20_000)
  promisedWine = (await goodOf(await start(), wine, true)).expected - 10
  await db.delete(stockCount)
})

const start = async (who = anna) =>
  (await who.call(staffCountStart, { body: { warehouse_id: shop.world.warehouses.milano, department_id: department } }))
    .data.countId
const read = async (countId: number, expected = false) =>
  (await anna.call(staffCountGoods, { query: { count_id: countId, ...(expected && { expected }) } })).data
async function goodOf(countId: number, productId: number, expected = false) {
  const good = (await read(countId, expected)).goods.find((one) => one.productId === productId)
  return { ...good, expected: good?.expected ?? Number.NaN }
}
const say = async (countId: number, productId: number, counted: number, version = 0, who = anna) =>
  (await who.call(staffCountLine, { body: { count_id: countId, product_id: productId, counted, version } })).data.good
const apply = (countId: number, who = anna) => who.call(staffCountApply, { body: { count_id: countId } })
/** Wine that lies there: what can be sold, and goods of orders nobody has picked. */
const lying = (sellable: number) => sellable + promisedWine

describe('a count of a department', () => {
  test('says what should lie there once it is counted, or to those who ask; what is counted goes to the end [scorte-60]', async () => {
    const countId = await start()
    const blind = await read(countId)
    expect(blind.goods.map(({ expected }) => expected)).toEqual([undefined, undefined])
    expect((await goodOf(countId, pasta, true)).expected).toBeGreaterThanOrEqual(20)
    const [first] = blind.goods
    const said = await say(countId, first?.productId ?? 0, 3)
    expect(said).toMatchObject({ counted: 3, version: 1, by: 'Olga Banco' })
    expect(said.expected).toBeGreaterThanOrEqual(10)
    const { goods, count } = await read(countId)
    expect(goods.map(({ productId }) => productId).at(-1)).toBe(first?.productId)
    expect(count).toMatchObject({ counted: 1, isApplied: false, department: 'Dispensa' })
  })

  test('corrects the stock of all its goods at once, by movements that name who counted; sent again it corrects nothing [scorte-61]', async () => {
    const countId = await start()
    await say(countId, wine, lying(7))
    const { expected } = await goodOf(countId, pasta, true)
    await say(countId, pasta, expected + 2, 0, berta)
    const { count, goods } = (await apply(countId)).data
    expect(count).toMatchObject({ isApplied: true, endedBy: 'Olga Banco' })
    expect(goods.every(({ isLeftOut }) => isLeftOut === undefined)).toBe(true)
    await apply(countId, berta)
    expect([await stockOf(shop, wine), await stockOf(shop, pasta)]).toEqual([7000, 22_000])
    const { moves } = (await anna.call(staffStockMoves, { query: { product_id: wine } })).data
    expect(moves).toMatchObject([{ kind: 'count', delta: -3, counted: lying(7), expected: lying(10) }])
    await expect(say(countId, wine, 1, 1)).rejects.toEqual(refusal('error.desk.countEnded'))
  })

  test('is of the moment each shelf was counted: what was sold, cancelled and delivered until it is applied stays so [scorte-62]', async () => {
    const buyer = await buyerWith(shop, { wine: 2 })
    const { orderId } = await atTheDoor(buyer)
    const countId = await start()
    // Eight can be sold, two more lie there for the order, and one is missing.
    await say(countId, wine, lying(8) + 2 - 1)
    await atTheDoor(await buyerWith(shop, { wine: 3 }))
    expect(await stockOf(shop, wine)).toBe(5000)
    await buyer.call(ordersDelete, { body: { order_id: orderId } })
    await anna.call(staffGoodsIn, {
      body: { product_id: wine, warehouse_id: shop.world.warehouses.milano, quantity: 6 },
    })
    await apply(countId)
    expect(await stockOf(shop, wine)).toBe((8 - 1 - 3 + 2 + 6) * 1000)
  })

  test('leaves the stock of goods of which somebody has said since what lies there, and says so [scorte-63]', async () => {
    const countId = await start()
    await say(countId, wine, lying(4))
    await say(countId, pasta, 1)
    const shelf = { product_id: wine, warehouse_id: shop.world.warehouses.milano }
    await berta.call(staffCount, { body: { ...shelf, counted: lying(9), seen: 0 } })
    // A file of stock writes no movement.
    await limitStock(shop, 'pasta', 15_000)
    const { goods } = (await apply(countId)).data
    expect(goods.map(({ isLeftOut }) => isLeftOut)).toEqual([true, true])
    expect([await stockOf(shop, wine), await stockOf(shop, pasta)]).toEqual([9000, 15_000])
  })

  test('that is dropped corrects nothing, and another can begin [scorte-64]', async () => {
    const countId = await start()
    expect(await start(berta)).toBe(countId)
    await say(countId, wine, 1)
    await anna.call(staffCountDrop, { body: { count_id: countId } })
    await expect(apply(countId)).rejects.toEqual(refusal('error.desk.countEnded'))
    expect(await stockOf(shop, wine)).toBe(10_000)
    const again = await start()
    expect(again).not.toBe(countId)
    await expect(apply(again)).rejects.toEqual(refusal('error.desk.nothingCounted'))
    const { counts } = (await anna.call(staffStockCounts, { query: {} })).data
    expect(counts.map((one) => one.countId)).toEqual([again, countId])
  })

  test('has only goods the store counts in its department [scorte-65]', async () => {
    const countId = await start()
    const { milk } = shop.world.products
    for (const other of [milk, 2_000_000_000])
      await expect(say(countId, other, 1)).rejects.toEqual(refusal('error.desk.notInCount'))
  })
})

test('of two who count one shelf at once the second hears of the first; the same amount sent again is said once [scorte-66]', async () => {
  const countId = await start()
  const both = await Promise.allSettled([say(countId, wine, 7), say(countId, wine, 8, 0, berta)])
  expect(both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))).toEqual([
    refusal('error.staff.changedMeanwhile'),
  ])
  const { counted, version, by } = await goodOf(countId, wine)
  expect([version, by]).toEqual([1, 'Olga Banco'])
  const winner = counted === 7 ? anna : berta
  expect(await say(countId, wine, counted ?? 0, 0, winner)).toMatchObject({ version: 1 })
})

test('orders while a count is applied are sold once, of two who apply it one does, and nobody waits in a circle [scorte-67]', async () => {
  const deadlocks = await deadlocksIn(shop)
  const countId = await start()
  await say(countId, pasta, (await goodOf(countId, pasta, true)).expected)
  await say(countId, wine, lying(30))
  const buyers = await Promise.all(Array.from({ length: 3 }, () => buyerWith(shop, { wine: 2, pasta: 1 })))
  await Promise.all([...buyers.map((buyer) => atTheDoor(buyer)), apply(countId), apply(countId, berta)])
  expect(await stockOf(shop, wine)).toBe(24_000)
  const ofCount = and(eq(stockMovement.kind, 'count'), eq(stockMovement.productId, wine))
  expect(await shop.shop.db.$count(stockMovement, ofCount)).toBe(1)
  expect(await deadlocksIn(shop)).toBe(deadlocks)
})
