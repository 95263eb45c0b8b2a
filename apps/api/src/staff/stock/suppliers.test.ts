import {
  staffOrderProposals,
  staffSupplierOrder,
  staffSupplierOrderClose,
  staffSupplierOrderFile,
  staffSupplierOrders,
  staffSupplierProducts,
  staffSupplierProductsFile,
  staffSuppliers,
  staffSupplierSave,
} from '@bottega/contract/staff-stock/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDoor, buyerWith, limitStock } from '../../testing/orders/buying.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { product } from '../../trade/catalog/products.tables.ts'

type Staff = Awaited<ReturnType<typeof staffMember>>
let shop: TestShop
let keeper: Staff
let supplierId: number
let wineCode: string
let applesCode: string
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await staffMember(shop, 'shopkeeper')
  const { db } = shop.shop
  const codeOf = async (id: number) =>
    (await db.select({ code: product.codInt }).from(product).where(eq(product.id, id)))[0]?.code ?? ''
  wineCode = await codeOf(shop.world.products.wine)
  applesCode = await codeOf(shop.world.products.apples)
  for (const name of ['wine', 'apples'] as const) await limitStock(shop, name, 100_000)
  // 14 bottles and 28 kg in 28 days: half a bottle and a kilogram a day.
  await atTheDoor(await buyerWith(shop, { wine: 14, apples: 28 }))
  await limitStock(shop, 'wine', 1000)
  await limitStock(shop, 'apples', 10_000)
  supplierId = await save('Cantina')
})
afterAll(() => shop.close())

const save = async (name: string, more: object = {}) => {
  const body = { name, lead_days: 3, minimum: 50, ...more }
  return (await keeper.call(staffSupplierSave, { body })).data.supplierId
}
const heads = 'product;supplier_code;pack_size;pack_price'
const read = async (...lines: string[]) => {
  const body = { supplier_id: supplierId, file: ['\uFEFF' + heads, ...lines].join('\r\n') }
  return (await keeper.call(staffSupplierProducts, { body })).data
}
const asked = <More extends object>(more: More) => ({ warehouse_id: 1, supplier_id: supplierId, ...more })
const proposals = async (more: object = {}) => (await keeper.call(staffOrderProposals, { query: asked(more) })).data
const textOf = (content: unknown) => (content as Blob).text()

describe('a supplier', () => {
  test('is added and changed by its name, which is its own [fornitori-0]', async () => {
    const other = await save('Frutta Sud')
    await expect(save('Cantina')).rejects.toEqual(refusal('error.desk.supplierNameTaken'))
    await expect(save('Cantina', { supplier_id: other })).rejects.toEqual(refusal('error.desk.supplierNameTaken'))
    await expect(save('  ')).rejects.toEqual(refusal('error.desk.supplierNameEmpty'))
    await expect(save('Nessuno', { supplier_id: 9999 })).rejects.toEqual(refusal('error.desk.supplierMissing'))
    await save('Frutta Sud', { supplier_id: other, lead_days: 1, minimum: 12.5 })
    const { suppliers } = (await keeper.call(staffSuppliers, { query: {} })).data
    expect(suppliers.find((one) => one.supplierId === other)).toEqual({
      supplierId: other,
      name: 'Frutta Sud',
      leadDays: 1,
      minimum: 12.5,
      products: 0,
    })
  })

  test('sells what its file lists; a fault is named by its line and leaves the list as it was [fornitori-1]', async () => {
    expect(await read(`${wineCode};B-6;6;30,00`, `${applesCode};'=M;2,5;4`)).toEqual({ saved: 2, faults: [] })
    expect(await read(`${wineCode};B-6;6;30`, 'NIENTE;1;6;1', `${wineCode};B-7;6;1`, `${applesCode};M;0;4`)).toEqual({
      saved: 0,
      faults: [
        { line: 3, fault: 'product', text: 'NIENTE' },
        { line: 4, fault: 'twice', text: wineCode },
        { line: 5, fault: 'pack_size', text: '0' },
      ],
    })
    const { data } = await keeper.call(staffSupplierProductsFile, { query: { supplier_id: supplierId } })
    const file = await textOf(data.content)
    expect(file).toContain(`${wineCode};B-6;6;30,00;Barbera d’Asti`)
    // A spreadsheet would take it for a formula.
    expect(file).toContain("'=M;2,5;4,00")
    const body = { supplier_id: supplierId, file }
    expect((await keeper.call(staffSupplierProducts, { body })).data).toEqual({ saved: 2, faults: [] })
  })

  test('sells no product by a code that variants share, but each by its barcode [fornitori-6]', async () => {
    const { db } = shop.shop
    const [pasta] = await db.select().from(product).where(eq(product.id, shop.world.products.pasta))
    if (pasta === undefined) throw new Error('the world has no pasta')
    const barcodes = ['8001234567890', '8001234567906', '8001234567913']
    for (const [at, barcode] of barcodes.entries()) {
      const { id: _id, reference: _reference, ...variant } = pasta
      await db
        .insert(product)
        .values({ ...variant, codInt: 'LINGUINE', codVar: String(at + 1), slug: `linguine-${at}`, barcode })
    }
    expect(await read('LINGUINE;L;6;6')).toEqual({
      saved: 0,
      faults: [{ line: 2, fault: 'product', text: 'LINGUINE' }],
    })
    expect(await read(...barcodes.map((barcode) => `${barcode};L;6;6`))).toEqual({ saved: 3, faults: [] })
  })
})

test('a proposal lasts until the goods come and the days after, and counts what is on its way [fornitori-2]', async () => {
  await read(`${wineCode};B-6;6;30`, `${applesCode};=M;2,5;4`)
  const { goods, expectedOn, minimum } = await proposals({ days: 11 })
  expect({ expectedOn, minimum }).toEqual({ expectedOn: '2026-11-19', minimum: 50 })
  // Seven bottles less the one that is there: one pack; fourteen kilograms less ten: two crates.
  expect(
    goods.map(({ productId, available, ordered, soldPerDay, packs }) => [
      productId,
      available,
      ordered,
      soldPerDay,
      packs,
    ]),
  ).toEqual([
    [shop.world.products.wine, 1, 0, 0.5, 1],
    [shop.world.products.apples, 10, 0, 1, 2],
  ])
  const lines = [
    { product_id: shop.world.products.wine, packs: 1 },
    { product_id: shop.world.products.apples, packs: 3 },
  ]
  const { data: made } = await keeper.call(staffSupplierOrder, { body: asked({ lines }) })
  expect(made.expectedOn).toBe('2026-11-19')
  const after = (await proposals({ days: 11 })).goods
  expect(after.map(({ ordered, packs }) => [ordered, packs])).toEqual([
    [6, 0],
    [7.5, 0],
  ])
  const { orders } = (await keeper.call(staffSupplierOrders, { query: {} })).data
  expect(orders).toMatchObject([{ supplier: 'Cantina', warehouseId: 1, products: 2, total: 42 }])
  const file = await keeper.call(staffSupplierOrderFile, { query: { supplier_order_id: made.supplierOrderId } })
  const text = await textOf(file.data.content)
  expect(text).toContain("'=M;")
  expect(text).toContain(';3;2,5;kg;7,5;4,00;12,00')
  const close = () => keeper.call(staffSupplierOrderClose, { body: { supplier_order_id: made.supplierOrderId } })
  await close()
  await close()
  expect((await proposals({ days: 11 })).goods.map(({ ordered, packs }) => [ordered, packs])).toEqual([
    [0, 1],
    [0, 2],
  ])
})

test('what a supplier does not sell is not ordered from it, and staff of another store are told of no order [fornitori-3]', async () => {
  const lines = [{ product_id: shop.world.products.milk, packs: 1 }]
  await expect(keeper.call(staffSupplierOrder, { body: asked({ lines }) })).rejects.toEqual(
    refusal('error.product.notFound'),
  )
  const torino = await staffMember(shop, 'shopkeeper', [shop.world.stores.torino])
  expect((await torino.call(staffSupplierOrders, { query: {} })).data.orders).toEqual([])
  await expect(torino.call(staffOrderProposals, { query: asked({}) })).rejects.toEqual(refusal('error.store.notFound'))
})
