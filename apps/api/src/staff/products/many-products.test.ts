import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import { productsList, productsView } from '@bottega/contract/catalog/calls.ts'
import {
  staffClassMake,
  staffManyChange,
  staffManyChanges,
  staffManyPreview,
  staffManyUndo,
  staffProduct,
  staffProductPrice,
  staffProducts,
  staffProductSale,
} from '@bottega/contract/staff-products/calls.ts'
import { productClassGroup } from '@bottega/rules/catalog/known-names.ts'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product } from '../../trade/catalog/products.tables.ts'
import { put } from '../../testing/orders/buying.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let keeper: Awaited<ReturnType<typeof staffMember>>
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await staffMember(shop, 'shopkeeper')
})
afterAll(() => shop.close())
const today = '2026-11-16'

const storyOf = async (productId: number) =>
  (await keeper.call(staffProduct, { query: { product_id: productId } })).data.product
const priceOf = async (productId: number, warehouseId = 1) =>
  (await storyOf(productId)).stores.find((one) => one.warehouseId === warehouseId)?.price
const preview = async (body: object) => (await keeper.call(staffManyPreview, { body: body as never })).data
async function change(body: object, idempotencyKey?: string) {
  const { seen } = await preview(body)
  const sent = { body: { ...body, seen } as never, ...(idempotencyKey !== undefined && { idempotencyKey }) }
  return (await keeper.call(staffManyChange, sent)).data.made
}
const undo = async (changeId: number) => (await keeper.call(staffManyUndo, { body: { change_id: changeId } })).data.made
const price = (more: object) => ({ change: { price: { how: 'percent', percent: 10, from: today, ...more } } })
const cents = (euros: number | undefined) => Math.round((euros ?? 0) * 100)

describe('prices of many products', () => {
  test('are shown before they change, change together, and are on the shelf at once [massa-2]', async () => {
    const { milk, pasta } = shop.world.products
    const ids = [milk, pasta]
    const before = await Promise.all(ids.map((id) => priceOf(id)))
    const body = { product_ids: ids, ...price({ rounding: 'nine', warehouse_ids: [1] }) }
    const shown = await preview(body)
    expect(shown).toMatchObject({ products: 2, count: 2, leftCount: 0 })
    expect(shown.changes.map((one) => one.before.price)).toEqual(before)
    for (const { after } of shown.changes) expect(cents(after.price) % 10).toBe(9)
    expect(await Promise.all(ids.map((id) => priceOf(id)))).toEqual(before)
    const made = await change(body)
    expect(made).toMatchObject({ kind: 'price', products: 2, by: expect.any(String) as string })
    const after = await Promise.all(ids.map((id) => priceOf(id)))
    expect(after).toEqual(shown.changes.map((one) => one.after.price))
    const shelf = await shop.anonymous().call(productsView, { query: { productId: milk } })
    expect(shelf.data.price).toBe(after[0])
    await undo(made.changeId)
    expect(await Promise.all(ids.map((id) => priceOf(id)))).toEqual(before)
  })

  test('planned for later move as well, and days already past keep theirs [massa-3]', async () => {
    const { apples } = shop.world.products
    const { version } = await storyOf(apples)
    const usual = (await priceOf(apples)) ?? 0
    await keeper.call(staffProductPrice, {
      body: { product_id: apples, version, warehouse_id: 1, cents: 100, from: '2026-11-20', to: '2026-11-22' },
    })
    const pricesNow = async () => (await storyOf(apples)).stores.find((one) => one.warehouseId === 1)?.prices
    const before = await pricesNow()
    const made = await change({
      product_ids: [apples],
      ...price({ how: 'amount', cents: 10, warehouse_ids: [1], from: '2026-11-18' }),
    })
    expect((await pricesNow())?.slice(-3)).toMatchObject([
      { from: '2026-11-18', to: '2026-11-19', price: (cents(usual) + 10) / 100 },
      { from: '2026-11-20', to: '2026-11-22', price: 1.1 },
      { from: '2026-11-23', price: (cents(usual) + 10) / 100 },
    ])
    expect(await priceOf(apples)).toBe(usual)
    await undo(made.changeId)
    expect(await pricesNow()).toEqual(before)
  })

  test('that cannot change are named with the reason, and the rest changes [massa-4]', async () => {
    const { milk, wine } = shop.world.products
    const usual = cents(await priceOf(milk))
    const set = { product_ids: [milk, wine], ...price({ how: 'set', cents: usual, warehouse_ids: [1] }) }
    expect((await preview(set)).left).toMatchObject([{ productId: milk, reason: 'same' }])
    const free = { product_ids: [milk], ...price({ how: 'amount', cents: -usual, warehouse_ids: [1] }) }
    expect((await preview(free)).left).toMatchObject([{ productId: milk, reason: 'priceRange' }])
    await expect(change(free)).rejects.toEqual(refusal('error.desk.manyNothing'))
    for (const wrong of [{ how: 'set' }, { how: 'percent', percent: 0 }])
      await expect(preview({ product_ids: [milk], ...price(wrong) })).rejects.toEqual(refusal('error.desk.manyTerms'))
    await expect(preview({ product_ids: [milk], change: {} })).rejects.toEqual(refusal('error.desk.manyTerms'))
    await expect(preview({ product_ids: [milk], ...price({ from: '2026-11-15' }) })).rejects.toEqual(
      refusal('error.desk.priceDays'),
    )
    await expect(preview({ product_ids: [milk], ...price({ warehouse_ids: [99] }) })).rejects.toEqual(
      refusal('error.store.notFound'),
    )
  })

  test('that moved since the preview are not changed, and it says who was faster [massa-5]', async () => {
    const { milk, pasta } = shop.world.products
    const body = { product_ids: [milk, pasta], ...price({ warehouse_ids: [1] }) }
    const { seen } = await preview(body)
    const { version } = await storyOf(milk)
    await keeper.call(staffProductPrice, {
      body: { product_id: milk, version, warehouse_id: 1, cents: 77, from: today },
    })
    const before = await priceOf(pasta)
    await expect(keeper.call(staffManyChange, { body: { ...body, seen } as never })).rejects.toEqual(
      refusal('error.staff.changedMeanwhile'),
    )
    expect(await priceOf(pasta)).toBe(before)
  })

  test('are put back within a day where nobody changed them since, and the others are counted [massa-6]', async () => {
    const { milk, pasta } = shop.world.products
    const before = await priceOf(pasta)
    const made = await change({ product_ids: [milk, pasta], ...price({ warehouse_ids: [1] }) })
    const { version } = await storyOf(milk)
    await keeper.call(staffProductPrice, {
      body: { product_id: milk, version, warehouse_id: 1, cents: 88, from: today },
    })
    expect((await undo(made.changeId)).undone).toEqual({ products: 1, left: 1 })
    expect([await priceOf(milk), await priceOf(pasta)]).toEqual([0.88, before])
    await expect(undo(made.changeId)).rejects.toEqual(refusal('error.desk.changeUndone'))
    const { changes } = (await keeper.call(staffManyChanges)).data
    expect(changes[0]).toMatchObject({ changeId: made.changeId, undone: { products: 1, left: 1 } })
    const late = await change({ product_ids: [pasta], ...price({ warehouse_ids: [1] }) })
    const before25Hours = shop.clock.now
    shop.clock.now = new Date(before25Hours.getTime() + 25 * 3_600_000)
    const colleague = await staffMember(shop, 'shopkeeper')
    const tooLate = colleague.call(staffManyUndo, { body: { change_id: late.changeId } })
    await expect(tooLate).rejects.toEqual(refusal('error.desk.changeNotFound'))
    expect((await colleague.call(staffManyChanges)).data.changes).toEqual([])
    shop.clock.now = before25Hours
  })
})

test('all that match a filter are chosen, and stand once in the log with their ids [massa-7]', async () => {
  const { pasta } = shop.world.products
  const { name } = await storyOf(pasta)
  const body = { q: name, ...price({ warehouse_ids: [1], percent: -10 }) }
  const { products } = await preview(body)
  const made = await change(body)
  expect(made.products).toBe(products)
  const admin = await staffMember(shop, 'admin')
  const { entries } = (await admin.call(staffAudit, { query: {} })).data
  const entry = entries.find(({ action }) => action === 'product.manyChanged')
  expect(entry?.after).toMatchObject({ change: made.changeId, count: products, percent: -10, from: today })
  expect(String(entry?.after?.['ids'])).toContain(String(pasta))
  await undo(made.changeId)
})

test('many go off sale and leave the carts at once, those recalled stay, and it can be undone [massa-8]', async () => {
  const anna = await readyShopper(shop)
  const { pasta, water, wine } = shop.world.products
  await put(shop, anna, { pasta: 1, water: 1 })
  const { version } = await storyOf(wine)
  await keeper.call(staffProductSale, {
    body: { product_id: wine, version, sale: 'recalled', reason: 'vetro nel vasetto' },
  })
  const body = { product_ids: [pasta, water, wine], change: { sale: { sale: 'offSale', reason: 'fine stagione' } } }
  const shown = await preview(body)
  expect(shown.left).toMatchObject([{ productId: wine, reason: 'recalled' }])
  expect(shown.changes[0]).toMatchObject({ before: { sale: 'on' }, after: { sale: 'offSale' } })
  const made = await change(body)
  const cart = await anna.call(cartView)
  expect(cart.data.cartItems ?? []).toEqual([])
  expect(cart.response.warnings.map(({ code }) => code)).toEqual(['warning.cart.offSale', 'warning.cart.offSale'])
  expect((await undo(made.changeId)).undone).toEqual({ products: 2, left: 0 })
  expect((await storyOf(pasta)).sale).toBe('on')
})

test('many move to another category, are found there by its words, and go back with one press [massa-15]', async () => {
  const { milk, pasta, apples } = shop.world.products
  const { frutta, dispensa } = shop.world.categories
  const ids = [milk, pasta, apples]
  const shelfOf = async (categoryId: number) => {
    const { data } = await shop.anonymous().call(productsList, { query: { category_id: categoryId } })
    return 'products' in data ? data.products.map(({ productId }) => productId) : []
  }
  const before = await shelfOf(frutta)
  expect(before).toContain(apples)
  const body = { product_ids: ids, change: { category: { category_id: frutta } } }
  const shown = await preview(body)
  // The apples are in that category already; from now on no file takes them out of it.
  expect(shown).toMatchObject({ products: 3, leftCount: 0 })
  expect(shown.changes.find(({ productId }) => productId === pasta)).toMatchObject({
    before: { category: 'Dispensa' },
    after: { category: expect.stringContaining('Frutta') as string },
  })
  const made = await change(body)
  expect(new Set(await shelfOf(frutta))).toEqual(new Set([...before, milk, pasta]))
  expect(await shelfOf(dispensa)).not.toContain(pasta)
  const found = await keeper.call(staffProducts, { query: { q: 'frutta spaghetti' } })
  expect(found.data.products.map(({ productId }) => productId)).toContain(pasta)
  expect(await undo(made.changeId)).toMatchObject({ undone: { products: 3, left: 0 } })
  expect(await shelfOf(frutta)).toEqual(before)
  const rows = await shop.shop.db.select().from(product).where(inArray(product.id, ids))
  for (const { partsByStaff } of rows) expect(partsByStaff).not.toContain('category')
  await expect(preview({ product_ids: ids, change: { category: { category_id: 2_000_000 } } })).rejects.toEqual(
    refusal('error.desk.categoryNotFound'),
  )
})

test('what staff wrote of many is left to the files again, and kept after all when that is undone [massa-16]', async () => {
  const { milk, pasta } = shop.world.products
  const parts = ['name', 'vat'] as const
  const ofMilk = eq(product.id, milk)
  await shop.shop.db
    .update(product)
    .set({ partsByStaff: [...parts], textsByStaff: ['ingredients'], maximumByStaff: true })
    .where(ofMilk)
  const kept = async () => {
    const [row] = await shop.shop.db.select().from(product).where(ofMilk)
    return [row?.partsByStaff, row?.textsByStaff, row?.maximumByStaff]
  }
  const body = { product_ids: [milk, pasta], change: { files: true } }
  expect(await preview(body)).toMatchObject({
    changes: [{ productId: milk, before: { byStaff: 4 }, after: { byStaff: 0 } }],
    left: [{ productId: pasta, reason: 'same' }],
  })
  const made = await change(body)
  expect(await kept()).toEqual([[], [], false])
  await undo(made.changeId)
  expect(await kept()).toEqual([parts, ['ingredients'], true])
})

test('a class is given to many and taken back, those that have it already stay [massa-9]', async () => {
  const { pasta, water } = shop.world.products
  const { groups } = (
    await keeper.call(staffClassMake, {
      body: { group_id: productClassGroup.characteristics, name: { it: 'Scorte per la neve' } },
    })
  ).data
  const classId = groups.flatMap(({ classes }) => classes).find(({ name }) => name === 'Scorte per la neve')?.classId
  const wanted = (ids: number[], given: boolean) => ({
    product_ids: ids,
    change: { class: { class_id: classId, given } },
  })
  await change(wanted([pasta], true))
  const both = wanted([pasta, water], true)
  expect((await preview(both)).left).toMatchObject([{ productId: pasta, reason: 'same' }])
  const made = await change(both)
  const hasIt = async (id: number) => (await storyOf(id)).classes.some((one) => one.classId === classId)
  expect([await hasIt(pasta), await hasIt(water)]).toEqual([true, true])
  await undo(made.changeId)
  expect([await hasIt(pasta), await hasIt(water)]).toEqual([true, false])
  await change(wanted([pasta], false))
  expect(await hasIt(pasta)).toBe(false)
  await expect(preview({ ...both, change: { class: { class_id: 999_999, given: true } } })).rejects.toEqual(
    refusal('error.desk.classNotFound'),
  )
})

describe('staff of one store', () => {
  test('change prices in that store alone, and nothing that is the same in all [massa-13]', async () => {
    const { fish } = shop.world.products
    const ofTorino = await staffMember(shop, 'shopkeeper', [shop.world.stores.torino])
    const asked = async (body: object) => (await ofTorino.call(staffManyPreview, { body: body as never })).data
    const before = [await priceOf(fish, 1), await priceOf(fish, 2)]
    const body = { product_ids: [fish], ...price({ how: 'set', percent: undefined, cents: 1234 }) }
    const { seen, count } = await asked(body)
    expect(count).toBe(before[1] === undefined ? 0 : 1)
    await expect(asked({ ...body, ...price({ warehouse_ids: [1] }) })).rejects.toEqual(refusal('error.store.notFound'))
    const sale = { product_ids: [fish], change: { sale: { sale: 'offSale', reason: 'finito' } } }
    await expect(asked(sale)).rejects.toEqual(refusal('error.desk.manyWholeGroup'))
    const made = (await ofTorino.call(staffManyChange, { body: { ...body, seen } as never })).data.made
    expect([await priceOf(fish, 1), await priceOf(fish, 2)]).toEqual([before[0], 12.34])
    const others = (await ofTorino.call(staffManyChanges)).data.changes
    expect(others.map(({ changeId }) => changeId)).toEqual([made.changeId])
  })
  test('see and undo no change that somebody else made [massa-14]', async () => {
    const { pasta } = shop.world.products
    const ofTorino = await staffMember(shop, 'shopkeeper', [shop.world.stores.torino])
    const made = await change({ product_ids: [pasta], ...price({ warehouse_ids: [2], how: 'set', cents: 99 }) })
    expect((await ofTorino.call(staffManyChanges)).data.changes).toEqual([])
    await expect(ofTorino.call(staffManyUndo, { body: { change_id: made.changeId } })).rejects.toEqual(
      refusal('error.desk.changeNotFound'),
    )
    await undo(made.changeId)
  })
})
