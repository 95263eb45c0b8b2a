import { productsList } from '@bottega/contract/catalog/calls.ts'
import type { ProductPage } from '@bottega/contract/catalog/products.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { product, productClass, productClassGroup, productPrice } from './products.tables.ts'
import { promotion, promotionProduct } from './promotions.tables.ts'
import { shopOrder } from '../orders/orders.tables.ts'
import { stock } from '../orders/stock/stock.tables.ts'
import { atTheDoor, buyerWith, put, type Wanted } from '../../testing/orders/buying.ts'
import { viewOrder } from '../../testing/orders/changing.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { announceStock, bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.shop
  const { milk, apples, pasta, wine } = shop.world.products
  await db.insert(productClassGroup).values([
    { id: 10_003, name: { it: 'Caratteristiche', de: 'Eigenschaften' } },
    { id: 10_005, name: { it: 'Limiti' }, facet: false },
    { id: 10_006, name: { it: 'Prodotti della casa' }, facet: false },
    { id: 10_007, name: { it: 'Cashback' }, facet: false },
  ])
  await db.insert(productClass).values([
    { id: 31, groupId: 10_003, name: { it: 'Biologico', de: 'Bio' } },
    { id: 51, groupId: 10_005, name: { it: 'Vino in offerta' }, maximumQuantity: 6000 },
    { id: 61, groupId: 10_006, name: { it: 'Della casa' } },
    { id: 71, groupId: 10_007, name: { it: 'Cashback' } },
    { id: 21, groupId: 10_002, name: { it: 'ALPE CHIARA' }, icon: 'alpe' },
  ])
  await db.execute(sql`update product set class_ids = '{31,21,61}' where id = ${milk}`)
  await db.execute(sql`update product set class_ids = '{31}', new_until = '2026-11-20' where id = ${apples}`)
  await db.execute(sql`update product set class_ids = '{51,61,71}', popularity = 500 where id = ${wine}`)
  await db.insert(promotion).values({
    id: 1,
    typeId: 5,
    warehouseId: 1,
    name: { it: 'Offerta' },
    validFrom: '2026-11-10',
    validTo: '2026-11-20',
    view: {},
  })
  await db.insert(promotionProduct).values({ promotionId: 1, productId: pasta, priceCents: 49 })
  await bumpCatalogueVersion(db)
})
afterAll(() => shop.close())

type Query = Record<string, string | number | boolean | string[]>

async function list(query: Query = {}, person = shop.anonymous()): Promise<ProductPage> {
  const { data } = await person.call(productsList, { query })
  if (!('products' in data)) throw new Error('a product came instead of a page')
  return data
}
const idsOf = ({ products }: ProductPage) => products.map(({ productId }) => productId)

describe('a list', () => {
  test('without category or words is the whole catalogue, the best-selling first', async () => {
    const { page, products } = await list()
    expect(page).toEqual({ selPage: 1, itemsPerPage: 24, totItems: 9, totPages: 1 })
    expect(products.map(({ name }) => name).slice(0, 2)).toEqual(['Barbera d’Asti', 'Latte fresco intero'])
  })

  test('of a category holds everything below it [catalogue-40]', async () => {
    const { freschi, latte } = shop.world.categories
    const { milk, apples, fish } = shop.world.products
    expect(idsOf(await list({ parent_category_id: freschi }))).toEqual([milk, apples, fish])
    expect(idsOf(await list({ category_id: freschi }))).toEqual([fish])
    expect(idsOf(await list({ parent_category_id: latte }))).toEqual([milk])
    expect(idsOf(await list({ parent_category_id: 999 }))).toEqual([])
    expect(idsOf(await list({ parent_category_id: freschi, category_id: latte }))).toEqual([milk])
    expect(idsOf(await list({ parent_category_id: latte, category_id: freschi }))).toEqual([])
    expect(idsOf(await list({ parent_category_id: freschi, category_id: latte, q: 'latte' }))).toEqual([milk])
  })

  test('leaves out what is unpublished or not sold in the warehouse that day', async () => {
    const { db } = shop.shop
    const row = (slug: string) => ({
      slug,
      codInt: slug,
      name: { it: slug },
      vendorId: 1,
      categoryId: 4,
      categoryPath: [4],
      brand: 'X',
      pack: { it: '' },
      sellingMode: 'piece' as const,
      vatPercent: 4,
      published: slug !== 'hidden',
    })
    const [hidden, unsold, tomorrow] = await db
      .insert(product)
      .values([row('hidden'), row('unsold'), row('tomorrow')])
      .returning({ id: product.id })
    if (!hidden || !unsold || !tomorrow) throw new Error('no products were made')
    await db.insert(productPrice).values([
      { productId: hidden.id, warehouseId: 1, validFrom: '2026-01-01', priceCents: 100 },
      { productId: unsold.id, warehouseId: 2, validFrom: '2026-01-01', priceCents: 100 },
      { productId: tomorrow.id, warehouseId: 1, validFrom: '2026-11-17', priceCents: 100 },
    ])
    await bumpCatalogueVersion(db)
    const ids = idsOf(await list())
    expect(ids).toHaveLength(9)
    expect(ids).not.toContain(hidden.id)
    expect(idsOf(await list({ store_id: shop.world.stores.torino }))).toContain(unsold.id)
    await db.delete(product).where(eq(product.brand, 'X'))
    await bumpCatalogueVersion(db)
  })

  test('past its end is an empty page with the same totals', async () => {
    const { page, products } = await list({ page: 4, page_size: 5 })
    expect(products).toEqual([])
    expect(page).toEqual({ selPage: 4, itemsPerPage: 5, totItems: 9, totPages: 2 })
  })

  test('in pages holds every product once', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, page_size: 4, sort: 'name' })))
    const ids = pages.flatMap(idsOf)
    expect(new Set(ids).size).toBe(9)
    expect(ids).toHaveLength(9)
  })

  test('may be read in one page of five thousand [catalogue-41]', async () => {
    expect(idsOf(await list({ page_size: 5000 }))).toHaveLength(9)
  })

  test.each([
    // 300 g of apples for 69 cents; six bottles of water for 2.34, though one of them costs 39 cents.
    ['price', ['pasta', 'apples', 'milk', 'water', 'wine']],
    ['price_desc', ['soldOut', 'formula', 'fish', 'lastOne', 'wine', 'water']],
    ['name', ['water', 'wine', 'milk']],
    ['discount', ['pasta']],
  ] as const)('sorted by %s begins with these', async (sort, names) => {
    const ids = idsOf(await list({ sort }))
    expect(ids.slice(0, names.length)).toEqual(names.map((name) => shop.world.products[name]))
  })

  test('of a shelf ends with what is sold out there; words and a sort keep it where it stands [catalogue-391]', async () => {
    const { db } = shop.shop
    const { milk, soldOut, wine } = shop.world.products
    const all = idsOf(await list())
    expect(all.indexOf(milk)).toBeLessThan(2)
    await db.insert(stock).values({ productId: milk, warehouseId: 1, available: 0 })
    await announceStock(db)
    const soldOutMilk = idsOf(await list())
    expect(soldOutMilk.slice(-2)).toEqual([milk, soldOut].toSorted((a, b) => all.indexOf(a) - all.indexOf(b)))
    expect(idsOf(await list({ page: 3, page_size: 4 }))).toEqual(soldOutMilk.slice(8))
    expect(soldOutMilk[0]).toBe(wine)
    expect(idsOf(await list({ q: 'latte fresco' }))[0]).toBe(milk)
    expect(idsOf(await list({ sort: 'price_desc' }))[0]).toBe(soldOut)
    expect(idsOf(await list({ store_id: shop.world.stores.torino })).at(-1)).not.toBe(milk)
    await db.delete(stock).where(eq(stock.productId, milk))
    await announceStock(db)
    expect(idsOf(await list())).toEqual(all)
  })

  test('sorted by habit begins with what the customer buys most often, for nobody else [catalogue-392]', async () => {
    const { water, pasta, milk } = shop.world.products
    const buyer = await buyerWith(shop, { pasta: 2, water: 90 })
    await atTheDoor(buyer)
    const own = idsOf(await list({ sort: 'usual' }, buyer))
    expect(new Set(own.slice(0, 2))).toEqual(new Set([pasta, water]))
    expect(own).toHaveLength(9)
    const usual = idsOf(await list())
    expect(own.slice(2)).toEqual(usual.filter((id) => id !== pasta && id !== water))
    expect(idsOf(await list({ sort: 'usual', page: 2, page_size: 3 }, buyer))).toEqual(own.slice(3, 6))
    expect(idsOf(await list({ sort: 'usual', parent_category_id: shop.world.categories.freschi }, buyer))[0]).toBe(milk)
    expect(idsOf(await list({ sort: 'usual' }))).toEqual(usual)
    expect(idsOf(await list({ sort: 'usual' }, await shop.shopper()))).toEqual(usual)
  })

  test('by name follows the language', async () => {
    expect((await list({ sort: 'name' }, shop.anonymous('de'))).products[0]?.name).toBe('Anfangsmilch 1')
  })

  test.each([
    [{ page: -1 }],
    [{ page_size: -1 }],
    [{ page: 'due' }],
    [{ parent_category_id: -1 }],
    [{ vendor_id: ["1' or '1'='1"] }],
    [{ facets: ['vendor_id:x'] }],
  ])('refuses %j by name', async (query) => {
    await expect(list(query as Query)).rejects.toMatchObject({ code: 'error.request.invalid', httpStatus: 400 })
  })

  test('is five thousand long at most, whatever is asked for', async () => {
    const { page, products } = await list({ page: 0, page_size: 100_000 })
    expect(page).toMatchObject({ selPage: 1, itemsPerPage: 5000, totPages: 1, totItems: products.length })
  })

  test('of an unknown store is refused', async () => {
    await expect(list({ store_id: 99 })).rejects.toMatchObject({ code: 'error.store.notFound' })
    await expect(list({ warehouseId: 99 })).rejects.toMatchObject({ code: 'error.store.notFound' })
  })

  test('takes as many statements for one product as for nine', async () => {
    const query = vi.spyOn(shop.shop.database.pool, 'query')
    const count = async (page_size: number, page: number) => {
      query.mockClear()
      await list({ page_size, page, warehouseId: 2 })
      return query.mock.calls.length
    }
    await list({ page_size: 9, warehouseId: 2 })
    const one = await count(1, 2)
    expect(one).toBeGreaterThan(0)
    expect(await count(8, 1)).toBe(one)
    query.mockRestore()
  })
})

describe('filters', () => {
  test('promo and new leave what they say', async () => {
    const { pasta, apples } = shop.world.products
    expect(idsOf(await list({ promo: true }))).toEqual([pasta])
    expect(idsOf(await list({ new_product: true }))).toEqual([apples])
    expect(idsOf(await list({ onlyNew: true, promo: true }))).toEqual([])
  })

  test('own label, cashback and price cut leave what they say [catalogue-33]', async () => {
    const { pasta, milk, wine } = shop.world.products
    expect(idsOf(await list({ coop: true }))).toEqual([wine, milk])
    expect(idsOf(await list({ cashback: true }))).toEqual([wine])
    expect(idsOf(await list({ TP: true }))).toEqual([pasta])
    expect(idsOf(await list({ coop: true, cashback: true }))).toEqual([wine])
  })

  test('say how many products each switch would leave', async () => {
    expect((await list()).filterCounts).toEqual({ promo: 1, onlyNew: 1, coop: 2, cashback: 1, TP: 1, preferred: 0 })
    const { filterCounts } = await list({ coop: true })
    expect(filterCounts).toEqual({ promo: 0, onlyNew: 0, coop: 2, cashback: 1, TP: 0, preferred: 0 })
  })

  test('preferred leaves what the person asking has bought, and no other customer’s [catalogue-34]', async () => {
    const { wine, apples } = shop.world.products
    const [anna, bruno] = [await buyerWith(shop), await shop.shopper()]
    await atTheDoor(anna)
    expect(new Set(idsOf(await list({ preferred: true }, anna)))).toEqual(new Set([apples, wine]))
    expect(idsOf(await list({ preferred: true, coop: true }, anna))).toEqual([wine])
    expect(idsOf(await list({ preferred: true }, bruno))).toEqual([])
    expect(idsOf(await list({ preferred: true }))).toEqual([])
  })

  test('preferred forgets a purchase after 24 months, which its order does not [retention-2]', async () => {
    const { wine, apples } = shop.world.products
    const anna = await buyerWith(shop)
    const { orderId } = await atTheDoor(anna)
    const boughtOn = (day: string) =>
      shop.shop.db
        .update(shopOrder)
        .set({ placedAt: new Date(day) })
        .where(eq(shopOrder.id, orderId))
    await boughtOn('2024-11-17T12:00:00Z')
    expect(new Set(idsOf(await list({ preferred: true }, anna)))).toEqual(new Set([apples, wine]))
    await boughtOn('2024-11-15T12:00:00Z')
    expect(idsOf(await list({ preferred: true }, anna))).toEqual([])
    expect((await viewOrder(anna, orderId)).orderItems).toHaveLength(2)
  })

  test('preferred begins with what the person bought most often, the last bought first among equals', async () => {
    const { wine, apples, pasta } = shop.world.products
    const anna = await buyerWith(shop, { wine: 2, apples: 1 })
    await atTheDoor(anna)
    const began = shop.clock.now
    const buyAgain = async (wanted: Wanted) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
      await chooseSlot(shop, anna, 'laterMorning')
      await put(shop, anna, wanted)
      await atTheDoor(anna)
    }
    await buyAgain({ apples: 9 })
    await buyAgain({ apples: 9, pasta: 1 })
    expect(idsOf(await list({ preferred: true }, anna))).toEqual([apples, pasta, wine])
    expect(idsOf(await list({ preferred: true, sort: 'price' }, anna))).toEqual([pasta, apples, wine])
    shop.clock.now = began
  })

  test('facets carry their counts as strings and add up to the list', async () => {
    const { page, facets } = await list()
    const [brand] = facets
    expect(brand).toMatchObject({ name: 'Marchio', parameterName: 'vendor_id', paramType: '' })
    expect(brand?.values.map(({ name, count }) => [name, count])).toEqual([
      ['Alpe Chiara', '7'],
      ['Valdora', '2'],
    ])
    const sum = brand?.values.reduce((total, { filteredCount }) => total + Number(filteredCount), 0)
    expect(sum).toBe(page.totItems)
  })

  test('facets are in the language, and without groups that are no filter', async () => {
    const { facets } = await list({}, shop.anonymous('de'))
    expect(facets.map(({ name }) => name)).toEqual(['Marke', 'Eigenschaften'])
  })

  test('a chosen facet narrows the list and says what the others would leave', async () => {
    const chosen = await list({ product_class_10003: '31', vendor_id: ['1'] })
    expect(idsOf(chosen)).toEqual([shop.world.products.milk])
    const brand = chosen.facets.find(({ parameterName }) => parameterName === 'vendor_id')
    expect(brand?.values).toMatchObject([
      { id: 1, count: '7', filteredCount: '1' },
      { id: 2, count: '2', filteredCount: '1' },
    ])
    expect(idsOf(await list({ facets: ['product_class_10003:31', 'vendor_id:1'] }))).toEqual(idsOf(chosen))
  })

  test('unknown parameters are ignored', async () => {
    expect(idsOf(await list({ hash: 'w1d2026-11-16t0', utm_source: 'x' }))).toHaveLength(9)
  })
})

describe('what a signed-in customer sees', () => {
  test('is the store of their cart, its prices and its slot', async () => {
    const bruno = await shop.shopper({ homeAt: '10123' })
    await shop.shop.db.execute(sql`
      insert into cart (user_id, store_id, delivery_service_id, slot_id)
      values (${bruno.userId}, ${shop.world.stores.torino}, 2, ${shop.world.slots.torinoHome})`)
    const { products } = await list({}, bruno)
    const milk = products.find(({ productId }) => productId === shop.world.products.milk)
    expect(milk).toMatchObject({ storeId: 2, price: 1.55, deliveryWarehouse: { warehouseId: 2, name: 'Torino Po' } })
  })

  test('is priced for today when their slot can no longer be ordered for', async () => {
    const { db } = shop.shop
    const [day, milk] = ['2026-11-18', shop.world.products.milk]
    await db
      .insert(productPrice)
      .values({ productId: milk, warehouseId: 1, validFrom: day, validTo: day, priceCents: 99 })
    await bumpCatalogueVersion(db)
    const priceAt = async (slotId: number) => {
      const dario = await shop.shopper()
      await db.execute(
        sql`insert into cart (user_id, store_id, delivery_service_id, slot_id) values (${dario.userId}, 1, 2, ${slotId})`,
      )
      return (await list({ q: 'Vollmilch' }, dario)).products[0]?.price
    }
    expect(await priceAt(shop.world.slots.laterMorning)).toBe(0.99)
    expect(await priceAt(shop.world.slots.tomorrowMorning)).toBe(1.45)
    await db.execute(sql`update slot set cutoff_at = '2026-11-16T07:00Z' where id = ${shop.world.slots.laterMorning}`)
    expect(await priceAt(shop.world.slots.laterMorning)).toBe(1.45)
  })

  test('may be asked for another slot or store', async () => {
    const at = async (query: Query) => (await list({ q: 'Vollmilch', ...query })).products[0]
    expect(await at({ warehouseId: 2 })).toMatchObject({ price: 1.55, storeId: 2 })
    expect(await at({ store_id: 2, timeslotId: shop.world.slots.torinoHome })).toMatchObject({ price: 1.55 })
    await expect(at({ timeslotId: 99_999_999_999 })).rejects.toMatchObject({ code: 'error.request.invalid' })
  })

  test('says what their service and slot cannot bring', async () => {
    const carla = await shop.shopper()
    await shop.shop.db.execute(sql`
      insert into cart (user_id, store_id, delivery_service_id, slot_id)
      values (${carla.userId}, 1, 5, ${shop.world.slots.locker})`)
    const { products } = await list({}, carla)
    const available = (id: number) => products.find(({ productId }) => productId === id)?.available
    expect(available(shop.world.products.wine)).toBe(0)
    expect(available(shop.world.products.fish)).toBe(0)
    expect(available(shop.world.products.milk)).toBe(100_000_000)
    const reason = (id: number) => products.find(({ productId }) => productId === id)?.unavailableReason
    const { wine, fish, milk, soldOut } = shop.world.products
    expect([wine, fish, milk, soldOut].map(reason)).toEqual(['not-in-lockers', 'lead-time', undefined, 'unavailable'])
  })

  test('is never stored by a shared cache', async () => {
    const anna = await shop.shopper()
    const reply = await shop.app.inject({ url: '/ebsn/api/products', headers: { 'x-ebsn-account': anna.token } })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['etag']).toBeUndefined()
  })
})

describe('an anonymous answer', () => {
  const get = (headers: Record<string, string> = {}) =>
    shop.app.inject({ url: '/ebsn/api/products?page_size=3', headers })

  test('may be cached a minute, and is not sent twice', async () => {
    const first = await get()
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      vary: 'accept-encoding, cookie, x-ebsn-account, x-ebsn-language',
    })
    const again = await get({ 'if-none-match': String(first.headers['etag']) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('differs by language', async () => {
    const [italian, german] = await Promise.all([get(), get({ 'x-ebsn-language': 'de' })])
    expect(german.headers['etag']).not.toBe(italian.headers['etag'])
  })

  test('changes with the catalogue', async () => {
    const before = await get()
    await shop.shop.db.execute(sql`update product set brand = 'RINOMATO' where id = ${shop.world.products.wine}`)
    await bumpCatalogueVersion(shop.shop.db)
    const after = await get({ 'if-none-match': String(before.headers['etag']) })
    expect(after.statusCode).toBe(200)
    expect(after.body).toContain('RINOMATO')
  })

  test('shows the current stock once the cached one has aged', async () => {
    const { lastOne } = shop.world.products
    const available = async (page_size: number) =>
      (await list({ q: 'panettone', page_size })).products.find(({ productId }) => productId === lastOne)?.available
    expect(await available(10)).toBe(1)
    await shop.shop.db.update(stock).set({ available: 0 }).where(eq(stock.productId, lastOne))
    // Another page is another answer; the products in it were seen before.
    expect(await available(11)).toBe(0)
    await shop.shop.db.update(stock).set({ available: 1000 }).where(eq(stock.productId, lastOne))
  })
})

test('a product whose barcode passes for a card number is found by it and opened by its address', async () => {
  const [barcode, slug] = ['4000417001191', 'marzapane-4000417001191']
  const { rows } = await shop.shop.db.execute<{ id: number }>(sql`
    insert into product
      (cod_int, barcode, slug, vendor_id, category_id, category_path, name, brand, pack, selling_mode, vat_percent)
    select ${barcode}, ${barcode}, ${slug}, vendor_id, category_id, category_path, name, brand, pack, selling_mode,
      vat_percent from product where id = ${shop.world.products.pasta} returning id`)
  const productId = rows[0]?.id ?? 0
  await shop.shop.db
    .insert(productPrice)
    .values({ productId, warehouseId: 1, validFrom: '2026-01-01', priceCents: 349 })
  await bumpCatalogueVersion(shop.shop.db)
  const visitor = shop.anonymous()
  await expect
    .poll(async () => (await visitor.call(productsList, { query: { slug } })).data)
    .toMatchObject({ productId, barcode })
  for (const query of [{ barcode }, { q: barcode }])
    expect((await visitor.call(productsList, { query })).data).toMatchObject({ products: [{ productId }] })
})
