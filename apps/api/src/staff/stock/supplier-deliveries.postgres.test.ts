import { staffSupplierDelivery, staffSupplierOrder, staffSupplierOrders } from '@bottega/contract/staff-stock/calls.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deadlocksIn } from '../../testing/database/deadlocks.ts'
import { atTheDoor, buyerWith, limitStock, stockOf } from '../../testing/orders/buying.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { supplierDelivery } from '../../trade/orders/stock/supplier-deliveries.tables.ts'
import { supplier, supplierProduct } from '../../trade/orders/stock/suppliers.tables.ts'

let shop: TestShop
let anna: Awaited<ReturnType<typeof staffMember>>
let berta: Awaited<ReturnType<typeof staffMember>>
let suppliers: number[]
let wine: number
let apples: number
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '20' })
  anna = await staffMember(shop, 'shopkeeper')
  berta = await staffMember(shop, 'shopkeeper')
  ;({ wine, apples } = shop.world.products)
  const { db } = shop.shop
  const names = ['Cantina', 'Ingrosso'].map((name) => ({ name, leadDays: 1, minimumCents: 0 }))
  suppliers = (await db.insert(supplier).values(names).returning()).map(({ id }) => id)
  const sells = { articleCode: '1', packSize: 6000, packCents: 500 }
  await db.insert(supplierProduct).values({ ...sells, supplierId: suppliers[0] ?? 0, productId: wine })
})
afterAll(() => shop.close())

beforeEach(async () => {
  await shop.shop.db.delete(supplierDelivery)
  await limitStock(shop, 'wine', 10_000)
  await limitStock(shop, 'apples', 10_000)
})

interface Said {
  document: string
  of?: number | undefined
  order?: number
  productIds?: readonly number[]
  key?: string
}
const receive = async (who: typeof anna, { document, of = suppliers[0], order, productIds = [wine], key }: Said) => {
  const body = {
    warehouse_id: 1,
    supplier_id: of ?? 0,
    ...(order !== undefined && { supplier_order_id: order }),
    document_number: document,
    document_date: '2026-11-16',
    lines: productIds.map((product_id) => ({ product_id, quantity: 3 })),
  }
  return (await who.call(staffSupplierDelivery, { body, ...(key !== undefined && { idempotencyKey: key }) })).data
}

test('of two who write one document down at once the second hears of the first [consegne-20]', async () => {
  const both = await Promise.allSettled([receive(anna, { document: '7' }), receive(berta, { document: '7' })])
  expect(both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))).toEqual([
    refusal('error.desk.documentBooked'),
  ])
  expect(await stockOf(shop, wine)).toBe(13_000)
})

test('presses of one delivery that arrive at once raise the stock once [consegne-21]', async () => {
  const press = () => receive(anna, { document: '8', key: 'one' })
  const [first, ...others] = await Promise.all([press(), press(), press(), press()])
  for (const other of others) expect(other).toEqual(first)
  expect(await stockOf(shop, wine)).toBe(13_000)
})

test('an order whose halves come at once is closed by one of them [consegne-22]', async () => {
  const lines = [{ product_id: wine, packs: 1 }]
  const body = { warehouse_id: 1, supplier_id: suppliers[0] ?? 0, lines }
  const { supplierOrderId: order } = (await anna.call(staffSupplierOrder, { body })).data
  const halves = await Promise.all([receive(anna, { document: '9', order }), receive(berta, { document: '10', order })])
  expect(halves.map(({ orderClosed }) => orderClosed).toSorted((one, two) => Number(one) - Number(two))).toEqual([
    false,
    true,
  ])
  const { orders } = (await anna.call(staffSupplierOrders, { query: {} })).data
  expect(orders.find(({ supplierOrderId }) => supplierOrderId === order)?.closedAt).toBeDefined()
})

test('deliveries of the same goods in any order, and purchases, neither lose goods nor wait in a circle [consegne-23]', async () => {
  const deadlocks = await deadlocksIn(shop)
  const buyers = await Promise.all(Array.from({ length: 3 }, () => buyerWith(shop, { wine: 2, apples: 2 })))
  await Promise.all([
    ...buyers.map((buyer) => atTheDoor(buyer)),
    ...Array.from({ length: 6 }, (_, at) =>
      receive(at % 2 === 0 ? anna : berta, {
        document: `1${at}`,
        of: suppliers[at % 2],
        productIds: at % 2 === 0 ? [wine, apples] : [apples, wine],
      }),
    ),
  ])
  expect([await stockOf(shop, wine), await stockOf(shop, apples)]).toEqual([22_000, 22_000])
  expect(await deadlocksIn(shop)).toBe(deadlocks)
})
