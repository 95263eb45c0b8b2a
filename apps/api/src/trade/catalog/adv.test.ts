import { advList, productsAlternativeDetail, productsAlternatives } from '@bottega/contract/catalog/calls.ts'
import { profileConsentVersion } from '@bottega/rules/people/consents.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { personInfo } from '../../people/registration/consents.tables.ts'
import { shopOrder } from '../orders/orders.tables.ts'
import { promotion, promotionProduct } from './promotions.tables.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { setStatus } from '../../testing/orders/changing.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { selectBoughtTogether } from './bought.repository.ts'
import { bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.shop
  await db.insert(promotion).values({
    id: 1,
    typeId: 5,
    warehouseId: 1,
    name: { it: 'Offerta' },
    validFrom: '2026-11-10',
    validTo: '2026-11-20',
    view: {},
  })
  await db.insert(promotionProduct).values({ promotionId: 1, productId: shop.world.products.pasta, priceCents: 49 })
  await db.execute(sql`update product set popularity = 500 where id = ${shop.world.products.pasta}`)
  await bumpCatalogueVersion(db)
})
afterAll(() => shop.close())

type Query = Record<string, string | number | boolean>

async function recommended(query: Query = {}, person = shop.anonymous()): Promise<number[]> {
  const { data } = await person.call(advList, { query })
  return data.products.map(({ productId }) => productId)
}

describe('a slider', () => {
  test('begins with the best-selling, without what is sold out, alcohol and first-stage infant formula', async () => {
    const { pasta, wine, soldOut, formula } = shop.world.products
    const ids = await recommended({ layout: 'home' })
    expect(ids[0]).toBe(pasta)
    for (const missing of [wine, soldOut, formula]) expect(ids).not.toContain(missing)
  })

  test('beside a product begins with what others bought with it [catalogue-48]', async () => {
    const { apples, milk, pasta } = shop.world.products
    await atTheDoor(await buyerWith(shop, { apples: 5, milk: 12 }))
    const ids = await recommended({ product_id: apples })
    expect(ids[0]).toBe(milk)
    expect(ids).not.toContain(apples)
    expect(ids).not.toContain(pasta)
  })

  test.each([
    ['left at the bank', orderStatus.inPayment],
    ['unpaid', orderStatus.unpaid],
    ['cancelled', orderStatus.cancelled],
    ['not collected', orderStatus.notCollected],
  ])(
    'beside a product leaves out what stood with it in an order that is %s [catalogue-320]',
    async (_what, statusId) => {
      const { apples, pasta } = shop.world.products
      const { orderId } = await atTheDoor(await buyerWith(shop, { apples: 5, pasta: 12 }))
      expect(await selectBoughtTogether(shop.shop.db, [pasta])).toContain(apples)
      await setStatus(shop, orderId, statusId)
      expect(await selectBoughtTogether(shop.shop.db, [pasta])).not.toContain(apples)
    },
  )

  test('in a category holds only what is in it and below [catalogue-47]', async () => {
    const { milk, apples, fish } = shop.world.products
    const ids = await recommended({ category_id: shop.world.categories.freschi })
    expect(new Set(ids)).toEqual(new Set([milk, apples, fish]))
    expect(await recommended({ category_id: 999 })).toEqual([])
  })

  test('shows alcohol where the shopper opened its category', async () => {
    const { wine } = shop.world.products
    expect(await recommended({ category_id: shop.world.categories.dispensa })).toContain(wine)
  })

  test('keeps to the number asked for, and to promotions when asked [catalogue-43]', async () => {
    const { pasta } = shop.world.products
    expect(await recommended({ limit: 2 })).toHaveLength(2)
    expect(await recommended({ promo: true })).toEqual([pasta])
    expect(await recommended({ limit: 1000 })).toEqual(await recommended({ limit: 48 }))
  })

  test('is of twelve where no number is asked for [catalogue-46]', async () => {
    await shop.shop.db.execute(sql`
      insert into product (cod_int, slug, vendor_id, category_id, category_path, name, brand, pack, selling_mode, vat_percent)
      select 'more-' || n, 'more-' || n, vendor_id, category_id, category_path, name, brand, pack, selling_mode, vat_percent
      from product, generate_series(1, 12) n where id = ${shop.world.products.milk}`)
    await shop.shop.db.execute(sql`
      insert into product_price (product_id, warehouse_id, valid_from, price_cents)
      select id, 1, '2026-01-01', 145 from product where slug like 'more-%'`)
    await bumpCatalogueVersion(shop.shop.db)
    expect(await recommended()).toHaveLength(12)
    await shop.shop.db.execute(
      sql`delete from product_price where product_id in (select id from product where slug like 'more-%')`,
    )
    await shop.shop.db.execute(sql`delete from product where slug like 'more-%'`)
    await bumpCatalogueVersion(shop.shop.db)
  })

  test('shuffled holds the same products in whatever order [catalogue-49]', async () => {
    const plain = await recommended({ limit: 48 })
    expect(new Set(await recommended({ limit: 48, shuffle: true }))).toEqual(new Set(plain))
  })

  test('for a person follows what they buy; for another one’s id it does not [catalogue-44]', async () => {
    const { milk } = shop.world.products
    const anna = await buyerWith(shop, { water: 60, lastOne: 1 }, { allConsents: true })
    await atTheDoor(anna)
    await atTheDoor(await buyerWith(shop, { water: 60, milk: 12 }))
    const bruno = await shop.shopper({ allConsents: true })
    expect((await recommended({ userId: anna.userId }, anna))[0]).toBe(milk)
    expect(await recommended({ userId: anna.userId }, bruno)).toEqual(await recommended({}, bruno))
    expect(await recommended({ userId: anna.userId })).toEqual(await recommended())
  })

  test('for a person who has not agreed to profiling, or took it back, is that of everybody [legal-20]', async () => {
    const { milk } = shop.world.products
    const elsa = await buyerWith(shop, { water: 60 })
    await atTheDoor(elsa)
    await atTheDoor(await buyerWith(shop, { water: 60, milk: 12 }))
    const forElsa = async (layout: string) => recommended({ userId: elsa.userId, layout }, elsa)
    const answer = (value: '0' | '1') =>
      shop.shop.db
        .insert(personInfo)
        .values({ userId: elsa.userId, personInfoTypeId: 2, value, textVersion: profileConsentVersion })
    expect(await forElsa('asked')).toEqual(await recommended())
    await answer('1')
    expect((await forElsa('agreed'))[0]).toBe(milk)
    await answer('0')
    expect(await forElsa('refused')).toEqual(await recommended())
  })

  test('for a person follows nothing they bought more than 12 months ago [retention-3]', async () => {
    const { milk } = shop.world.products
    const [carla, dario] = [await buyerWith(shop, { water: 60 }, { allConsents: true }), await shop.shopper()]
    const { orderId } = await atTheDoor(carla)
    const forCarla = async (boughtOn: string) => {
      await shop.shop.db
        .update(shopOrder)
        .set({ placedAt: new Date(boughtOn) })
        .where(eq(shopOrder.id, orderId))
      // Another query each time: the client has answers of the catalogue for a quarter of an hour.
      return recommended({ userId: carla.userId, layout: boughtOn.slice(0, 10) }, carla)
    }
    const withoutHabits = await recommended({ userId: dario.userId }, dario)
    expect(withoutHabits[0]).not.toBe(milk)
    expect((await forCarla('2025-11-17T12:00:00Z'))[0]).toBe(milk)
    expect(await forCarla('2025-11-15T12:00:00Z')).toEqual(withoutHabits)
  })

  test('has the prices of the warehouse asked for, and refuses one that is not [catalogue-45]', async () => {
    const { data } = await shop.anonymous().call(advList, { query: { warehouseId: 2, timeslotId: -1, limit: 1 } })
    expect(data.products[0]).toMatchObject({ deliveryWarehouse: { warehouseId: 2 } })
    await expect(recommended({ warehouseId: 99 })).rejects.toMatchObject({ code: 'error.store.notFound' })
  })
})

test('alternatives without details are answered as ids [catalogue-52]', async () => {
  const { pasta, water } = shop.world.products
  const query = { product_ids: [pasta], filtered: true }
  const ask = async (details: boolean) =>
    (await shop.anonymous().call(productsAlternatives, { query: { ...query, details } })).data.alternatives[0]
  const [full, short] = [await ask(true), await ask(false)]
  expect(short).toEqual({
    productId: pasta,
    productIds: full?.products.map(({ productId }) => productId),
    products: [],
  })
  expect(short?.productIds).toContain(water)
  const { data } = await shop
    .anonymous()
    .call(productsAlternativeDetail, { query: { product_id: pasta, details: false } })
  expect(data).toEqual({ productIds: short?.productIds, products: [] })
})
