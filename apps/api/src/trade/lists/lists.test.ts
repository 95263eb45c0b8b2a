import {
  listsAddProducts,
  listsDelete,
  listsDeleteProducts,
  listsInsert,
  listsList,
  listsUpdate,
  listsView,
} from '@bottega/contract/lists/calls.ts'
import { productsList } from '@bottega/contract/catalog/calls.ts'
import { cartAddAllFromWishlist } from '@bottega/contract/cart/calls.ts'
import { authTest } from '@bottega/contract/auth/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductPage } from '@bottega/contract/catalog/products.ts'
import { product } from '../catalog/products.tables.ts'
import { type ListGrant, wishlistShare } from './lists.tables.ts'
import { eq } from 'drizzle-orm'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import type { ProductName } from '../../testing/world.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const make = async (person: Person, name = 'Colazione') =>
  (await person.call(listsInsert, { body: { name } })).data.list.listId

const put = (person: Person, wishlistId: number, ...names: ProductName[]) =>
  person.call(listsAddProducts, {
    body: { wishlistId, items: names.map((name) => ({ productId: shop.world.products[name] })) },
  })

const mine = async (person: Person) => (await person.call(listsList)).data.lists

const share = (listId: number, { userId }: Person, grant: ListGrant) =>
  shop.shop.db.insert(wishlistShare).values({ listId, userId, grant, email: `guest-${userId}@bottega.example` })

/** The code each attempt was refused with; undefined where it was not. */
async function codesOf(attempts: readonly Promise<unknown>[]): Promise<unknown[]> {
  const ends = await Promise.allSettled(attempts)
  return ends.map((end) => (end.status === 'rejected' ? (end.reason as { code?: string }).code : undefined))
}

async function productsOf(person: Person, listId: number): Promise<number[]> {
  const { data } = await person.call(productsList, { query: { parent_wishlist_id: listId } })
  return (data as ProductPage).products.map(({ productId }) => productId)
}

describe('a list', () => {
  test('is made with a trimmed name and shown to whose it is, empty [lists-41]', async () => {
    const anna = await shop.shopper()
    await make(anna, '  Cena   di sabato ')
    expect(await mine(anna)).toMatchObject([
      { name: 'Cena di sabato', size: 0, sharingData: { grant: 'OWNER' }, productIds: [] },
    ])
  })

  test('keeps what is put on it once, the newest first [lists-42]', async () => {
    const anna = await shop.shopper()
    const listId = await make(anna)
    const { milk, pasta } = shop.world.products
    await put(anna, listId, 'milk')
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
    await put(anna, listId, 'pasta', 'milk')
    expect(await mine(anna)).toMatchObject([{ size: 2, productIds: [pasta, milk] }])
    expect(await productsOf(anna, listId)).toEqual([pasta, milk])
  })

  test('gives up what is taken off it [lists-43]', async () => {
    const anna = await shop.shopper()
    const listId = await make(anna)
    await put(anna, listId, 'milk', 'pasta')
    const items = [{ productId: shop.world.products.milk }]
    const { data } = await anna.call(listsDeleteProducts, { body: { wishlistId: listId, items } })
    expect(data.list.productIds).toEqual([shop.world.products.pasta])
  })

  test('can be renamed and removed [lists-40]', async () => {
    const anna = await shop.shopper()
    const listId = await make(anna)
    await anna.call(listsUpdate, { body: { list_id: listId, name: 'Merenda' } })
    expect(await mine(anna)).toMatchObject([{ name: 'Merenda' }])
    await anna.call(listsDelete, { body: { list_id: listId } })
    expect(await mine(anna)).toEqual([])
  })

  test('shows apart what the shop has given up [lists-39]', async () => {
    const anna = await shop.shopper()
    const listId = await make(anna)
    await put(anna, listId, 'milk', 'fish')
    const { fish, milk } = shop.world.products
    await shop.shop.db.update(product).set({ published: false }).where(eq(product.id, fish))
    const { data } = await anna.call(listsView, { query: { list_id: listId } })
    await shop.shop.db.update(product).set({ published: true }).where(eq(product.id, fish))
    expect(data.wishlistItems.map(({ productId }) => productId)).toEqual([milk])
    expect(data.wishlistInactiveItems.map(({ productId }) => productId)).toEqual([fish])
  })
})

describe('refused is', () => {
  test('a name of blanks [lists-44]', async () => {
    const anna = await shop.shopper()
    await expect(make(anna, '   ')).rejects.toMatchObject({ code: 'error.list.nameMissing' })
  })

  test.each([['a name as long as a letter', 'x'.repeat(61), 'error.request.invalid']])(
    '%s',
    async (_what, name, code) => {
      const anna = await shop.shopper()
      await expect(make(anna, name)).rejects.toMatchObject({ code })
    },
  )

  test('a second list of the same name, whatever its capitals, made or renamed', async () => {
    const anna = await shop.shopper()
    await make(anna, 'Merenda')
    await expect(make(anna, 'MERENDA')).rejects.toMatchObject({ code: 'error.list.nameTaken' })
    const listId = await make(anna, 'Altro')
    const renaming = anna.call(listsUpdate, { body: { list_id: listId, name: 'merenda' } })
    await expect(renaming).rejects.toMatchObject({ code: 'error.list.nameTaken' })
  })

  test('the thirty-first list [lists-8]', async () => {
    const anna = await shop.shopper()
    for (let number = 1; number <= 30; number++) await make(anna, `Lista ${number}`)
    await expect(make(anna, 'Una di troppo')).rejects.toMatchObject({ code: 'error.list.tooMany' })
  })

  test('the three hundred and first product [lists-9]', async () => {
    const anna = await shop.shopper()
    const listId = await make(anna)
    const { pool } = shop.shop.database
    await pool.query(`insert into product select (jsonb_populate_record(p, jsonb_build_object('id', 10000 + n,
        'cod_int', 'L' || n, 'barcode', 'L' || n, 'slug', 'list-' || n, 'published', false))).*
      from product p, generate_series(1, 300) n where p.id = 1`)
    await pool.query('insert into wishlist_item (list_id, product_id) select $1, id from product where id > 10000', [
      listId,
    ])
    await expect(put(anna, listId, 'milk')).rejects.toMatchObject({ code: 'error.list.full' })
  })

  test('a product that is not sold, and nothing of the same request goes on', async () => {
    const anna = await shop.shopper()
    const listId = await make(anna)
    const items = [{ productId: shop.world.products.milk }, { productId: 999_999 }]
    const adding = anna.call(listsAddProducts, { body: { wishlistId: listId, items } })
    await expect(adding).rejects.toMatchObject({ code: 'error.product.notFound' })
    expect(await mine(anna)).toMatchObject([{ size: 0 }])
  })
})

describe('another customer’s list', () => {
  test('is not found, like one that never existed, whatever is asked of it', async () => {
    const [anna, bruno] = [await shop.shopper(), await readyShopper(shop)]
    const listId = await make(anna)
    await put(anna, listId, 'milk')
    const items = [{ productId: shop.world.products.pasta }]
    const attempts = (id: number) => [
      bruno.call(listsView, { query: { list_id: id } }),
      bruno.call(listsUpdate, { body: { list_id: id, name: 'Mia' } }),
      bruno.call(listsDelete, { body: { list_id: id } }),
      bruno.call(listsAddProducts, { body: { wishlistId: id, items } }),
      bruno.call(listsDeleteProducts, { body: { wishlistId: id, items } }),
      bruno.call(productsList, { query: { parent_wishlist_id: id } }),
      bruno.call(cartAddAllFromWishlist, { body: { list_id: id } }),
    ]
    const codes = await codesOf([...attempts(listId), ...attempts(999_999)])
    expect(codes).toEqual(Array.from({ length: 14 }, () => 'error.list.notFound'))
    expect(await mine(anna)).toMatchObject([{ name: 'Colazione', productIds: [shop.world.products.milk] }])
  })

  test('shared for reading is shown, can be put in the cart, and cannot be changed [lists-7]', async () => {
    const [anna, bruno] = [await shop.shopper({ firstName: 'Anna' }), await readyShopper(shop)]
    const listId = await make(anna)
    await put(anna, listId, 'milk')
    await share(listId, bruno, 'READ')
    expect(await mine(bruno)).toMatchObject([{ listId, sharingData: { grant: 'READ', owner: 'Anna' } }])
    const items = [{ productId: shop.world.products.pasta }]
    const codes = await codesOf([
      bruno.call(listsUpdate, { body: { list_id: listId, name: 'Mia' } }),
      bruno.call(listsDelete, { body: { list_id: listId } }),
      bruno.call(listsAddProducts, { body: { wishlistId: listId, items } }),
      bruno.call(listsDeleteProducts, { body: { wishlistId: listId, items } }),
    ])
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'error.list.readOnly'))
    expect(await productsOf(bruno, listId)).toEqual([shop.world.products.milk])
    const { data } = await bruno.call(cartAddAllFromWishlist, { body: { list_id: listId } })
    expect(data.totalItems).toBe(1)
  })

  test('shared for writing takes products, and only whose it is removes it', async () => {
    const [anna, bruno] = [await shop.shopper(), await shop.shopper()]
    const listId = await make(anna)
    await share(listId, bruno, 'WRITE')
    await put(bruno, listId, 'milk')
    expect(await mine(anna)).toMatchObject([{ size: 1 }])
    const removing = bruno.call(listsDelete, { body: { list_id: listId } })
    await expect(removing).rejects.toMatchObject({ code: 'error.list.readOnly' })
  })
})

describe('everything of a list', () => {
  test('goes in the cart in the smallest quantities or those stored, and what cannot come is named [lists-5]', async () => {
    const anna = await readyShopper(shop)
    const listId = await make(anna)
    const { milk, apples, soldOut } = shop.world.products
    const items = [{ productId: milk, quantity: 2 }, { productId: apples }, { productId: soldOut }]
    await anna.call(listsAddProducts, { body: { wishlistId: listId, items } })
    const { data, response } = await anna.call(cartAddAllFromWishlist, { body: { list_id: listId } })
    const inCart = new Map(data.cartItems?.map((item) => [item.product.productId, item.quantity]))
    expect(inCart).toEqual(
      new Map([
        [milk, 2],
        [apples, 0.3],
      ]),
    )
    expect(response.warnings).toMatchObject([{ code: 'warning.cart.notAllAdded', values: { names: 'Tartufo bianco' } }])
  })

  test('waits for address and slot like any add', async () => {
    const anna = await shop.shopper()
    const listId = await make(anna)
    await put(anna, listId, 'milk')
    const adding = anna.call(cartAddAllFromWishlist, { body: { list_id: listId } })
    await expect(adding).rejects.toMatchObject({ code: 'error.cart.addressRequired' })
  })
})

describe('favourites', () => {
  test('a customer with nothing on any list has none, and then has', async () => {
    const anna = await shop.shopper()
    const listId = await make(anna)
    expect((await anna.call(authTest)).user.hasFavorites).toBe(false)
    expect((await put(anna, listId, 'milk')).user.hasFavorites).toBe(true)
    expect((await anna.call(authTest)).user.hasFavorites).toBe(true)
    const items = [{ productId: shop.world.products.milk }]
    const { user } = await anna.call(listsDeleteProducts, { body: { wishlistId: listId, items } })
    expect(user.hasFavorites).toBe(false)
  })

  test('an anonymous visitor has no lists and no list of products', async () => {
    const anonymousVisitor = shop.anonymous()
    expect(await mine(anonymousVisitor)).toEqual([])
    const asking = anonymousVisitor.call(productsList, { query: { parent_wishlist_id: 1 } })
    await expect(asking).rejects.toMatchObject({ code: 'error.session.expired' })
  })

  test('a list is never an answer for everybody [lists-4]', async () => {
    const anna = await shop.shopper()
    const listId = await make(anna)
    await put(anna, listId, 'milk')
    const reply = await shop.app.inject({
      url: `/ebsn/api/products?parent_wishlist_id=${listId}`,
      headers: { 'x-ebsn-account': anna.token },
    })
    expect(reply.headers['cache-control']).toBe('no-store')
  })
})
