import { cartAdd } from '@bottega/contract/cart/calls.ts'
import { staffProduct } from '@bottega/contract/staff-products/calls.ts'
import {
  stockWishAdd,
  stockWishDelete,
  stockWishDeleteAll,
  stockWishList,
} from '@bottega/contract/stock-wishes/calls.ts'
import { mostStockWishes } from '@bottega/rules/catalog/stock-wishes.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { runJob } from '../../testing/run-job.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { type ProductName, testNow } from '../../testing/world.ts'
import { accountDeletion } from '../account/deletion.tables.ts'
import { erasePerson } from '../account/erasure.repository.ts'
import { exportOf } from '../account/export.service.ts'
import { product } from '../catalog/products.tables.ts'
import { stock } from '../orders/stock/stock.tables.ts'
import { stockWish } from './stock-wishes.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

beforeEach(async () => {
  shop.clock.now = testNow
  await shop.shop.db.delete(stockWish)
  for (const name of ['soldOut', 'lastOne', 'pasta', 'wine'] as const) await setStock(name, 0)
  await mailsOf(shop)
})

async function setStock(name: ProductName, pieces: number): Promise<void> {
  const row = { productId: shop.world.products[name], warehouseId: shop.world.warehouses.milano }
  const available = pieces * 1000
  await shop.shop.db
    .insert(stock)
    .values({ ...row, available })
    .onConflictDoUpdate({ target: [stock.productId, stock.warehouseId], set: { available } })
  await catalogueChanged(shop)
}

async function changeProduct(name: ProductName, values: Partial<typeof product.$inferInsert>): Promise<void> {
  await shop.shop.db.update(product).set(values).where(eq(product.id, shop.world.products[name]))
  await catalogueChanged(shop)
}

const wish = (person: Person, name: ProductName = 'soldOut') =>
  person.call(stockWishAdd, { body: { product_id: shop.world.products[name] } })
const waitingOf = async (person: Person) =>
  (await person.call(stockWishList, {})).data.wishes.map(({ productId }) => productId)
const later = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds)
}
const minute = 60_000
const day = 86_400_000

/** Customers who asked for the product one after the other. */
async function whoWait(count: number, name: ProductName = 'soldOut'): Promise<Person[]> {
  const persons: Person[] = []
  for (let number = 0; number < count; number++) {
    const person = await shop.shopper()
    await wish(person, name)
    later(minute)
    persons.push(person)
  }
  return persons
}

/** Runs the job; the mails that left, by the number of the customer among these. */
async function toldOf(persons: readonly Person[]): Promise<number[]> {
  await runJob(shop, 'tell-stock-wishes')
  const addresses = (await mailsOf(shop)).map(({ to }) => to.address)
  const users = await shop.shop.db.select({ id: appUser.id, email: appUser.email }).from(appUser)
  const idOf = new Map(users.map(({ id, email }) => [email, id]))
  return addresses.map((address) => persons.findIndex(({ userId }) => userId === idOf.get(address)))
}

describe('a customer who wants to be told', () => {
  test('has the product in their list, once however often they press [stockwish-1]', async () => {
    const anna = await shop.shopper()
    await wish(anna)
    later(minute)
    const { data } = await wish(anna)
    expect(data.storeId).toBe(shop.world.stores.milano)
    expect(data.wishes).toMatchObject([
      {
        productId: shop.world.products.soldOut,
        name: 'Tartufo bianco',
        itemUrl: '/product/soldout',
        storeName: 'Milano',
      },
    ])
    expect((await anna.call(stockWishList, {})).data).toEqual(data)
  })

  test('is refused what is there, what does not exist and what the shop does not sell', async () => {
    const anna = await shop.shopper()
    await expect(wish(anna, 'milk')).rejects.toMatchObject({ code: 'error.stockWish.available' })
    await expect(anna.call(stockWishAdd, { body: { product_id: 2_000_000_000 } })).rejects.toMatchObject({
      code: 'error.product.notFound',
    })
    await changeProduct('soldOut', { published: false })
    await expect(wish(anna)).rejects.toMatchObject({ code: 'error.product.notFound' })
    await changeProduct('soldOut', { published: true })
  })

  test('waits for fifty products at most, and may press one of them again [stockwish-2]', async () => {
    const { pool } = shop.shop.database
    await pool.query(`insert into product select (jsonb_populate_record(p, jsonb_build_object('id', 20000 + n,
        'cod_int', 'W' || n, 'barcode', null, 'slug', 'wished-' || n))).* from product p, generate_series(1, 49) n
        where p.id = 1`)
    const anna = await shop.shopper()
    await wish(anna)
    const more = Array.from({ length: mostStockWishes - 1 }, (_, index) => ({
      userId: anna.userId,
      storeId: shop.world.stores.milano,
      productId: 20_001 + index,
    }))
    await shop.shop.db.insert(stockWish).values(more)
    await expect(wish(anna, 'lastOne')).rejects.toMatchObject({ code: 'error.stockWish.tooMany' })
    expect((await wish(anna)).data.wishes).toHaveLength(mostStockWishes)
  })

  test('takes one back, or all of them', async () => {
    const anna = await shop.shopper()
    await wish(anna)
    await wish(anna, 'lastOne')
    const { data } = await wish(anna, 'wine')
    const wishId = data.wishes.find(({ productId }) => productId === shop.world.products.wine)?.wishId ?? 0
    const remove = () => anna.call(stockWishDelete, { body: { wish_id: wishId } })
    expect((await remove()).data.wishes).toHaveLength(2)
    await expect(remove()).rejects.toMatchObject({ code: 'error.stockWish.notFound' })
    expect((await anna.call(stockWishDeleteAll, { body: {} })).data.wishes).toEqual([])
  })

  test('takes back nothing of another customer [stockwish-3]', async () => {
    const [anna, bruno] = [await shop.shopper(), await shop.shopper()]
    const [own] = (await wish(anna)).data.wishes
    await expect(bruno.call(stockWishDelete, { body: { wish_id: own?.wishId ?? 0 } })).rejects.toMatchObject({
      code: 'error.stockWish.notFound',
    })
    await bruno.call(stockWishDeleteAll, { body: {} })
    expect(await waitingOf(anna)).toHaveLength(1)
  })

  test('finds it in the copy of all data, and it is gone with the account [stockwish-4]', async () => {
    const anna = await shop.shopper()
    await wish(anna)
    let text = ''
    for await (const part of exportOf(shop.shop, anna.userId, shop.clock.now)) text += String(part)
    expect((JSON.parse(text) as Record<string, unknown>)['stock_wish.user_id']).toMatchObject([
      { product_id: shop.world.products.soldOut, told_at: null },
    ])
    await shop.shop.db.transaction((tx) => erasePerson(tx, anna.userId))
    expect(await shop.shop.db.$count(stockWish)).toBe(0)
  })
})

describe('when goods are there again', () => {
  test('a customer is told once, in one mail with all that came, in their language [stockwish-5]', async () => {
    const anna = await shop.shopper({ language: 'de' })
    await wish(anna)
    await wish(anna, 'lastOne')
    await wish(anna, 'wine')
    await setStock('soldOut', 5)
    await setStock('lastOne', 5)
    await runJob(shop, 'tell-stock-wishes')
    const mails = await mailsOf(shop)
    expect(mails.map(({ subject }) => subject)).toEqual(['2 Produkte, auf die du wartest, sind wieder da'])
    const text = mails[0]?.text ?? ''
    expect(text).toContain('Weißer Trüffel')
    expect(text).toContain('Letzter Panettone')
    expect(text).not.toContain('Barbera')
    expect(text).toMatch(/\/product\/soldout\b/)
    expect(text).toMatch(/\/profile\/stock-wishes\b/)
    expect(text).toContain('nichts für dich zurückgelegt')
    expect(await waitingOf(anna)).toEqual([shop.world.products.wine])
    expect(await toldOf([anna])).toEqual([])
  })

  test('no more customers are told than the stock serves, the oldest wish first [stockwish-6]', async () => {
    const persons = await whoWait(4)
    await setStock('soldOut', 2)
    expect(await toldOf(persons)).toEqual([0, 1])
    expect(await toldOf(persons)).toEqual([])
    await setStock('soldOut', 3)
    expect(await toldOf(persons)).toEqual([2])
    later(day)
    expect(await toldOf(persons)).toEqual([3])
  })

  test('whoever was told and has bought holds nobody back [stockwish-7]', async () => {
    const buyer = await buyerWith(shop, { milk: 12 })
    await wish(buyer)
    later(minute)
    const others = await whoWait(2)
    await setStock('soldOut', 1)
    expect(await toldOf([buyer, ...others])).toEqual([0])
    later(minute)
    await buyer.call(cartAdd, { body: { items: [{ productId: shop.world.products.soldOut, quantity: 1 }] } })
    await atTheDoor(buyer)
    await mailsOf(shop)
    await setStock('soldOut', 1)
    expect(await toldOf([buyer, ...others])).toEqual([1])
  })

  test('goods that are withdrawn or recalled are told to nobody, not even by a mail on its way [stockwish-8]', async () => {
    const persons = await whoWait(1)
    await setStock('soldOut', 5)
    await changeProduct('soldOut', { offSale: 'recalled', published: false })
    expect(await toldOf(persons)).toEqual([])
    await changeProduct('soldOut', { offSale: null, published: true })
    await runJob(shop, 'tell-stock-wishes')
    await changeProduct('soldOut', { offSale: 'recalled', published: false })
    expect(await mailsOf(shop)).toEqual([])
    await changeProduct('soldOut', { offSale: null, published: true })
  })

  test('accounts that are not confirmed, or closed, are told nothing and hold nobody back [stockwish-9]', async () => {
    const persons = await whoWait(3)
    const [unconfirmed, closed] = persons
    await shop.shop.db
      .update(appUser)
      .set({ profileConfirmed: false })
      .where(eq(appUser.id, unconfirmed?.userId ?? 0))
    const { now } = shop.clock
    await shop.shop.db
      .insert(accountDeletion)
      .values({ userId: closed?.userId ?? 0, closedAt: now, eraseAfter: new Date(now.getTime() + day) })
    await setStock('soldOut', 1)
    expect(await toldOf(persons)).toEqual([2])
  })

  test('goods of another store are not what was asked for [stockwish-10]', async () => {
    const [anna] = await whoWait(1)
    const elsewhere = { storeId: shop.world.stores.torino }
    await shop.shop.db
      .update(stockWish)
      .set(elsewhere)
      .where(eq(stockWish.userId, anna?.userId ?? 0))
    const torino = and(
      eq(stock.productId, shop.world.products.soldOut),
      eq(stock.warehouseId, shop.world.warehouses.torino),
    )
    const row = { productId: shop.world.products.soldOut, warehouseId: shop.world.warehouses.torino, available: 0 }
    await shop.shop.db.insert(stock).values(row)
    await setStock('soldOut', 5)
    expect(await toldOf([anna ?? expect.unreachable()])).toEqual([])
    await shop.shop.db.delete(stock).where(torino)
    expect(await toldOf([anna ?? expect.unreachable()])).toEqual([0])
  })

  test('a customer who was told may ask again, and then waits behind the others', async () => {
    const persons = await whoWait(2)
    const first = persons[0] ?? expect.unreachable()
    await setStock('soldOut', 1)
    expect(await toldOf(persons)).toEqual([0])
    await setStock('soldOut', 0)
    await wish(first)
    await setStock('soldOut', 1)
    expect(await toldOf(persons)).toEqual([1])
  })

  test('a wish that waits longer than ninety days is deleted, and one that was told after a week [stockwish-11]', async () => {
    await whoWait(2)
    await setStock('soldOut', 1)
    await runJob(shop, 'tell-stock-wishes')
    await setStock('soldOut', 0)
    const left = async () => {
      await runJob(shop, 'tell-stock-wishes')
      return shop.shop.db.$count(stockWish)
    }
    expect(await left()).toBe(2)
    later(7 * day + minute)
    expect(await left()).toBe(1)
    later(82 * day)
    expect(await left()).toBe(1)
    later(day)
    expect(await left()).toBe(0)
  })
})

test('staff see how many customers wait in each store, and those who were told no longer [stockwish-14]', async () => {
  const keeper = await staffMember(shop, 'shopkeeper')
  const waiting = async () => {
    const query = { product_id: shop.world.products.soldOut }
    const { stores } = (await keeper.call(staffProduct, { query })).data.product
    return stores.map((one) => one.waiting)
  }
  expect(await waiting()).toEqual([undefined, undefined])
  const persons = await whoWait(3)
  expect(await waiting()).toEqual([3, undefined])
  await setStock('soldOut', 1)
  expect(await toldOf(persons)).toEqual([0])
  expect(await waiting()).toEqual([2, undefined])
})
