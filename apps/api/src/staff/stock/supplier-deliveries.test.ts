import {
  staffOrderProposals,
  staffStockMoves,
  staffSupplierDeliveries,
  staffSupplierDelivery,
  staffSupplierOrder,
  staffSupplierOrderClose,
  staffSupplierOrderLines,
  staffSupplierOrders,
} from '@bottega/contract/staff-stock/calls.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limitStock, stockOf } from '../../testing/orders/buying.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { supplier, supplierProduct } from '../../trade/orders/stock/suppliers.tables.ts'

let shop: TestShop
let keeper: Awaited<ReturnType<typeof staffMember>>
let cantina: number
let wine: number
let apples: number
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await staffMember(shop, 'shopkeeper')
  ;({ wine, apples } = shop.world.products)
  cantina = await aSupplier('Cantina')
})
afterAll(() => shop.close())

beforeEach(async () => {
  await limitStock(shop, 'wine', 1000)
  await limitStock(shop, 'apples', 10_000)
})

async function aSupplier(name: string): Promise<number> {
  const [made] = await shop.shop.db.insert(supplier).values({ name, leadDays: 3, minimumCents: 0 }).returning()
  const supplierId = made?.id ?? 0
  await shop.shop.db.insert(supplierProduct).values([
    { supplierId, productId: wine, articleCode: 'B-6', packSize: 6000, packCents: 3000 },
    { supplierId, productId: apples, articleCode: 'M', packSize: 2500, packCents: 400 },
  ])
  return supplierId
}

let documents = 0
interface Said {
  document?: string
  of?: number
  order?: number
  date?: string
  key?: string
}
const receive = async (
  lines: readonly (readonly [number, number])[],
  { document = `Bolla ${(documents += 1)}`, of = cantina, order, date = '2026-11-16', key }: Said = {},
  who = keeper,
) => {
  const body = {
    warehouse_id: 1,
    supplier_id: of,
    ...(order !== undefined && { supplier_order_id: order }),
    document_number: document,
    document_date: date,
    lines: lines.map(([product_id, quantity]) => ({ product_id, quantity })),
  }
  return (await who.call(staffSupplierDelivery, { body, ...(key !== undefined && { idempotencyKey: key }) })).data
}
const ordered = async () => {
  const lines = [
    { product_id: wine, packs: 2 },
    { product_id: apples, packs: 1 },
  ]
  const body = { warehouse_id: 1, supplier_id: cantina, lines }
  return (await keeper.call(staffSupplierOrder, { body })).data.supplierOrderId
}
const onTheWay = async () => {
  const { goods } = (await keeper.call(staffOrderProposals, { query: { warehouse_id: 1, supplier_id: cantina } })).data
  const of = (productId: number) => goods.find((good) => good.productId === productId)?.ordered
  return [of(wine), of(apples)]
}
const orderOf = async (id: number) =>
  (await keeper.call(staffSupplierOrders, { query: {} })).data.orders.find((one) => one.supplierOrderId === id)
const stocks = async () => [await stockOf(shop, wine), await stockOf(shop, apples)]
const deliveries = async (who = keeper) => (await who.call(staffSupplierDeliveries, { query: {} })).data.deliveries

test('a delivery raises the stock of all its goods, and stands in the list with its document and lines [consegne-0]', async () => {
  const { milk } = shop.world.products
  const received = await receive(
    [
      [wine, 12],
      [apples, 2.5],
      [milk, 4],
    ],
    { document: ' 0120/A ', date: '2026-11-14' },
  )
  // Nobody counts the milk: it is written down, and sold without a limit as before.
  expect(received).toMatchObject({ notCounted: [milk], orderClosed: false })
  expect(await stocks()).toEqual([13_000, 12_500])
  const [newest] = await deliveries()
  expect(newest).toMatchObject({
    deliveryId: received.deliveryId,
    supplier: 'Cantina',
    documentNumber: '0120/A',
    documentDate: '2026-11-14',
    receivedBy: 'Olga Banco',
  })
  const lines = newest?.lines.map(({ productId, quantity, isCounted }) => [productId, quantity, isCounted])
  expect(lines).toHaveLength(3)
  expect(lines).toEqual(
    expect.arrayContaining([
      [wine, 12, true],
      [apples, 2.5, true],
      [milk, 4, false],
    ]),
  )
  const { moves } = (await keeper.call(staffStockMoves, { query: { product_id: wine } })).data
  expect(moves[0]).toMatchObject({ kind: 'goodsIn', delta: 12, by: 'Olga Banco', note: 'Cantina, 0120/A' })
})

test('an order that came in part waits for the rest, and is closed by what completes it [consegne-1]', async () => {
  const order = await ordered()
  expect(await onTheWay()).toEqual([12, 2.5])
  expect(await receive([[wine, 7]], { order })).toMatchObject({ orderClosed: false })
  const { lines, isOpen } = (await keeper.call(staffSupplierOrderLines, { query: { supplier_order_id: order } })).data
  expect(isOpen).toBe(true)
  const known = lines.map(({ productId, ordered: wanted, received }) => [productId, wanted, received])
  expect(known).toEqual(
    expect.arrayContaining([
      [wine, 12, 7],
      [apples, 2.5, 0],
    ]),
  )
  expect(await onTheWay()).toEqual([5, 2.5])
  const before = await orderOf(order)
  expect(before?.isPartlyHere).toBe(true)
  expect(before?.closedAt).toBeUndefined()
  // More wine than was ordered takes nothing from the apples that are on their way.
  expect(await receive([[wine, 9]], { order })).toMatchObject({ orderClosed: false })
  expect(await onTheWay()).toEqual([0, 2.5])
  expect(await receive([[apples, 2.5]], { order })).toMatchObject({ orderClosed: true })
  expect(await orderOf(order)).toMatchObject({ closedBy: 'Olga Banco' })
  expect(await onTheWay()).toEqual([0, 0])
})

test('goods of an order that was closed, of another supplier or store are not taken [consegne-2]', async () => {
  const order = await ordered()
  const other = await aSupplier('Altra')
  const missing = refusal('error.desk.supplierOrderMissing')
  await expect(receive([[wine, 1]], { order, of: other })).rejects.toEqual(missing)
  await keeper.call(staffSupplierOrderClose, { body: { supplier_order_id: order } })
  await expect(receive([[wine, 1]], { order })).rejects.toEqual(refusal('error.desk.supplierOrderClosed'))
  expect(await stocks()).toEqual([1000, 10_000])
})

test('a document of a supplier is booked once, however it is typed, and again in another year [consegne-3]', async () => {
  await receive([[wine, 1]], { document: 'ddt 7' })
  await expect(receive([[apples, 1]], { document: 'DDT7' })).rejects.toMatchObject({
    code: 'error.desk.documentBooked',
    text: 'Il documento ddt 7 di questo fornitore è già registrato da Olga Banco.',
  })
  await receive([[wine, 1]], { document: 'DDT 7', date: '2025-12-30' })
  await receive([[wine, 1]], { document: 'DDT 7', of: await aSupplier('Terza') })
  expect(await stocks()).toEqual([4000, 10_000])
})

test('with one fault nothing of a delivery is written down [consegne-4]', async () => {
  const none = (await deliveries()).length
  const both = [[wine, 1]] as const
  await expect(receive([...both, [wine, 2]])).rejects.toEqual(refusal('error.desk.goodTwice'))
  await expect(receive([...both, [9999, 2]])).rejects.toEqual(refusal('error.product.notFound'))
  await expect(receive(both, { of: 9999 })).rejects.toEqual(refusal('error.desk.supplierMissing'))
  await expect(receive(both, { document: '  ' })).rejects.toEqual(refusal('error.desk.documentEmpty'))
  await expect(receive(both, { date: '2026-11-17' })).rejects.toEqual(refusal('error.desk.documentDate'))
  expect(await stocks()).toEqual([1000, 10_000])
  expect(await deliveries()).toHaveLength(none)
})

test('a press sent twice is one delivery, with the same answer [consegne-5]', async () => {
  const order = await ordered()
  const press = () =>
    receive(
      [
        [wine, 12],
        [apples, 2.5],
        [shop.world.products.milk, 1],
      ],
      { document: 'due volte', order, key: 'one' },
    )
  const first = await press()
  expect(first.orderClosed).toBe(true)
  expect(await press()).toEqual(first)
  expect(await stocks()).toEqual([13_000, 12_500])
})

test('staff of another store are told of no delivery and write none down here [consegne-6]', async () => {
  await receive([[wine, 1]])
  const torino = await staffMember(shop, 'shopkeeper', [shop.world.stores.torino])
  expect(await deliveries(torino)).toEqual([])
  await expect(receive([[wine, 1]], {}, torino)).rejects.toEqual(refusal('error.store.notFound'))
})
