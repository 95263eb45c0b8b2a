import {
  staffCount,
  staffGoodsIn,
  staffStockMoves,
  staffTransfer,
  staffWaste,
} from '@bottega/contract/staff-stock/calls.ts'
import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { staffProduct, staffProductStock } from '@bottega/contract/staff-products/calls.ts'
import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stock, stockMovement } from '../../trade/orders/stock/stock.tables.ts'
import { atTheDoor, buyerWith, limitStock, stockOf } from '../../testing/orders/buying.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let keeper: Awaited<ReturnType<typeof staffMember>>
let wine: number
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await staffMember(shop, 'shopkeeper')
  ;({ wine } = shop.world.products)
})
afterAll(() => shop.close())

const inTorino = async () => {
  const there = and(eq(stock.productId, wine), eq(stock.warehouseId, 2))
  return (await shop.shop.db.select().from(stock).where(there))[0]?.available
}
beforeEach(async () => {
  await limitStock(shop, 'wine', 10_000)
  await shop.shop.db
    .insert(stock)
    .values({ productId: wine, warehouseId: 2, available: 3000 })
    .onConflictDoUpdate({ target: [stock.productId, stock.warehouseId], set: { available: 3000 } })
})

const here = () => ({ product_id: wine, warehouse_id: 1 })
const lastMove = async (productId = wine) => {
  const { data } = await keeper.call(staffProduct, { query: { product_id: productId } })
  return data.product.stores.find(({ warehouseId }) => warehouseId === 1)?.lastMove ?? 0
}
const count = async (counted: number, seen?: number) =>
  (await keeper.call(staffCount, { body: { ...here(), counted, seen: seen ?? (await lastMove()) } })).data.move

describe('goods of a shelf', () => {
  test('come in and can be sold; a press sent twice is one [scorte-20]', async () => {
    const press = () =>
      keeper.call(staffGoodsIn, { body: { ...here(), quantity: 6, note: 'bolla 12' }, idempotencyKey: 'in' })
    const [first, second] = [await press(), await press()]
    expect(first.data.move).toMatchObject({ kind: 'goodsIn', delta: 6, by: 'Olga Banco', note: 'bolla 12' })
    expect(second.data).toEqual(first.data)
    expect(await stockOf(shop, wine)).toBe(16_000)
  })

  test('are thrown away with a reason, and never more than can be sold [scorte-21]', async () => {
    const { data } = await keeper.call(staffWaste, { body: { ...here(), quantity: 4, reason: 'expired' } })
    expect(data.move).toMatchObject({ kind: 'waste', delta: -4, reason: 'expired' })
    await expect(keeper.call(staffWaste, { body: { ...here(), quantity: 6.5, reason: 'damaged' } })).rejects.toEqual(
      refusal('error.desk.stockShort'),
    )
    expect(await stockOf(shop, wine)).toBe(6000)
  })

  test('leave for another store, and not where their own does not count them or has fewer [scorte-22]', async () => {
    const body = { ...here(), to_warehouse_id: 2, quantity: 4 }
    await keeper.call(staffTransfer, { body })
    expect([await stockOf(shop, wine), await inTorino()]).toEqual([6000, 3000])
    await expect(keeper.call(staffTransfer, { body: { ...body, quantity: 7 } })).rejects.toEqual(
      refusal('error.desk.stockShort'),
    )
    await expect(keeper.call(staffTransfer, { body: { ...body, to_warehouse_id: 1 } })).rejects.toEqual(
      refusal('error.desk.sameStore'),
    )
    await expect(keeper.call(staffTransfer, { body: { ...body, to_warehouse_id: 99 } })).rejects.toEqual(
      refusal('error.store.notFound'),
    )
    await shop.shop.db.delete(stock).where(and(eq(stock.productId, wine), eq(stock.warehouseId, 2)))
    const back = { ...body, warehouse_id: 2, to_warehouse_id: 1 }
    await expect(keeper.call(staffTransfer, { body: back })).rejects.toEqual(refusal('error.desk.notCounted'))
    expect(await stockOf(shop, wine)).toBe(6000)
  })

  test('are counted with those of orders nobody has picked yet, which are not sold twice [scorte-23]', async () => {
    const anna = await buyerWith(shop, { wine: 3 })
    const { orderId } = await atTheDoor(anna)
    expect(await stockOf(shop, wine)).toBe(7000)
    expect(await count(9)).toMatchObject({ kind: 'count', counted: 9, expected: 10, delta: -1 })
    expect(await stockOf(shop, wine)).toBe(6000)
    await anna.call(ordersDelete, { body: { order_id: orderId } })
    expect(await stockOf(shop, wine)).toBe(9000)
  })

  test('are not overwritten by an order between the count and its saving [scorte-24]', async () => {
    const seen = await lastMove()
    // Ten lie there; two are sold while the shopkeeper writes that down.
    const { orderId } = await atTheDoor(await buyerWith(shop, { wine: 2 }))
    const move = await count(10, seen)
    expect(move.delta).toBe(0)
    expect(await stockOf(shop, wine)).toBe(8000)
    expect(orderId).toBeGreaterThan(0)
  })

  test('are not counted over what a colleague did since: who it was is told [scorte-25]', async () => {
    const seen = await lastMove()
    await keeper.call(staffGoodsIn, { body: { ...here(), quantity: 1 } })
    await expect(count(3, seen)).rejects.toEqual(refusal('error.staff.changedMeanwhile'))
    const { version } = (await keeper.call(staffProduct, { query: { product_id: wine } })).data.product
    const before = await lastMove()
    await keeper.call(staffProductStock, { body: { ...here(), version, available: 5 } })
    await expect(count(3, before)).rejects.toEqual(refusal('error.staff.changedMeanwhile'))
    expect(await stockOf(shop, wine)).toBe(5000)
  })

  test('that nobody counted are counted first: then they have a stock [scorte-26]', async () => {
    const { milk } = shop.world.products
    const body = { product_id: milk, warehouse_id: 1 }
    await expect(keeper.call(staffGoodsIn, { body: { ...body, quantity: 1 } })).rejects.toEqual(
      refusal('error.desk.notCounted'),
    )
    const { data } = await keeper.call(staffCount, { body: { ...body, counted: 8, seen: 0 } })
    expect(data.move).not.toHaveProperty('expected')
    await keeper.call(staffGoodsIn, { body: { ...body, quantity: 1 } })
    expect(await stockOf(shop, milk)).toBe(9000)
    await expect(keeper.call(staffGoodsIn, { body: { ...body, product_id: 9999, quantity: 1 } })).rejects.toEqual(
      refusal('error.product.notFound'),
    )
  })
})

test('movements of a product are listed twenty at once, those of orders too, and stand in the log [scorte-27]', async () => {
  const admin = await staffMember(shop, 'admin')
  const { orderId } = await atTheDoor(await buyerWith(shop, { wine: 2 }))
  await keeper.call(staffWaste, { body: { ...here(), quantity: 1, reason: 'other', note: 'caduta' } })
  const { moves } = (await keeper.call(staffStockMoves, { query: { product_id: wine } })).data
  expect(moves.slice(0, 2)).toMatchObject([
    { kind: 'waste', reason: 'other', note: 'caduta', delta: -1, by: 'Olga Banco' },
    { kind: 'order', orderId, delta: -2 },
  ])
  const { data } = await admin.call(staffAudit, { query: { subject: 'product', subject_id: String(wine) } })
  expect(data.entries[0]).toMatchObject({
    action: 'product.waste',
    before: { available: 8000 },
    after: { available: 7000, moved: -1000, waste: 'other', note: 'caduta' },
  })
  for (let pressed = 0; pressed < 21; pressed += 1)
    await keeper.call(staffGoodsIn, { body: { ...here(), quantity: 1 } })
  const first = (await keeper.call(staffStockMoves, { query: { product_id: wine } })).data
  expect([first.moves.length, first.more]).toEqual([20, true])
  const older = await keeper.call(staffStockMoves, {
    query: { product_id: wine, before: first.moves.at(-1)?.moveId ?? 0 },
  })
  expect(older.data.moves[1]).toMatchObject({ kind: 'waste' })
})

test('work on shelves is for shopkeepers alone [scorte-28]', async () => {
  const moved = await shop.shop.db.$count(stockMovement)
  for (const role of ['operator', 'picker', 'editor'] as const) {
    const other = await staffMember(shop, role)
    const gone = refusal('error.request.notFound')
    await expect(other.call(staffGoodsIn, { body: { ...here(), quantity: 1 } })).rejects.toEqual(gone)
    await expect(other.call(staffWaste, { body: { ...here(), quantity: 1, reason: 'other' } })).rejects.toEqual(gone)
    await expect(other.call(staffCount, { body: { ...here(), counted: 1, seen: 0 } })).rejects.toEqual(gone)
    const transfer = { ...here(), quantity: 1, to_warehouse_id: 2 }
    await expect(other.call(staffTransfer, { body: transfer })).rejects.toEqual(gone)
    await expect(other.call(staffStockMoves, { query: { product_id: wine } })).rejects.toEqual(gone)
  }
  expect(await shop.shop.db.$count(stockMovement)).toBe(moved)
})
