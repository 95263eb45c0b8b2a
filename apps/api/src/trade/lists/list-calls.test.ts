import {
  listsAddLeafletProducts,
  listsAddProducts,
  listsConfirm,
  listsDelete,
  listsInsert,
  listsList,
  listsSelect,
  listsUpdateProducts,
  listsView,
} from '@bottega/contract/lists/calls.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const itemsOf = (...names: ProductName[]) => names.map((name) => ({ productId: shop.world.products[name] }))

const put = (person: Person, wishlistId: number, ...names: ProductName[]) =>
  person.call(listsAddProducts, { body: { wishlistId, items: itemsOf(...names) } })

const mine = async (person: Person) => (await person.call(listsList)).data.lists

const view = async (person: Person, query: Parameters<typeof viewOf>[1]) => (await viewOf(person, query)).data
const viewOf = (
  person: Person,
  query: { list_id?: number; calculate_stock?: boolean; wishlist_type_id?: number; leafletId?: number },
) => person.call(listsView, { query })

describe('a list that is removed', () => {
  const removed = async (person: Person) =>
    (await person.call(listsDelete, { body: { list_id: await make(person, 'Festa') } })).response.infosMessage

  test('is told by its name [lists-74]', async () => {
    expect(await removed(await shop.shopper())).toEqual(['La lista «Festa» è stata eliminata.'])
  })

  test('is not told where the setting clears it [lists-75]', async () => {
    const quiet = await openTestShop({ LIST_REMOVAL_INFO: 'false' })
    try {
      expect(await removed(await quiet.shopper())).toEqual([])
    } finally {
      await quiet.close()
    }
  })
})

describe('a list on the wire', () => {
  test('carries both names of its id and of its name, its type and its size [lists-24]', async () => {
    const anna = await shop.shopper()
    const listId = await make(anna)
    await put(anna, listId, 'milk', 'pasta')
    expect(await mine(anna)).toMatchObject([
      { id: listId, listId, name: 'Colazione', listName: 'Colazione', wishlistTypeId: 1, size: 2, selected: false },
    ])
  })

  test('comes in pages of the size asked for [lists-25]', async () => {
    const anna = await shop.shopper()
    for (const name of ['Uno', 'Due', 'Tre']) await make(anna, name)
    const { data } = await anna.call(listsList, { query: { page: 2, pageSize: 2 } })
    expect(data.lists.map(({ name }) => name)).toEqual(['Tre'])
    expect(data.page).toEqual({ selPage: 2, itemsPerPage: 2, totItems: 3, totPages: 2 })
  })

  test('says of each product how many there are, only when stock is asked for [lists-26]', async () => {
    const anna = await readyShopper(shop)
    const listId = await make(anna)
    await put(anna, listId, 'milk', 'soldOut')
    const asked = await view(anna, { list_id: listId, calculate_stock: true })
    const stock = new Map(asked.wishlistItems.map(({ productId, available }) => [productId, available]))
    expect(stock.get(shop.world.products.milk)).toBeGreaterThan(0)
    expect(stock.get(shop.world.products.soldOut)).toBe(0)
    const plain = await view(anna, { list_id: listId })
    expect(plain.wishlistItems.every((item) => !('available' in item))).toBe(true)
  })
})

describe('how much of a product', () => {
  test('a list puts in the cart can be changed, and be the smallest again [lists-27]', async () => {
    const anna = await shop.shopper()
    const wishlistId = await make(anna)
    await put(anna, wishlistId, 'milk')
    const [milk] = itemsOf('milk')
    const change = (quantity?: number) =>
      anna.call(listsUpdateProducts, {
        body: { wishlistId, items: [{ productId: milk?.productId ?? 0, ...(quantity !== undefined && { quantity }) }] },
      })
    await change(3)
    expect((await view(anna, { list_id: wishlistId })).wishlistItems).toMatchObject([{ quantity: 3 }])
    await change()
    expect((await view(anna, { list_id: wishlistId })).wishlistItems[0]).not.toHaveProperty('quantity')
    await expect(change(1e-9)).rejects.toMatchObject({ code: 'error.cart.quantityInvalid' })
  })

  test('changed after another tab took it off is refused, and nothing else of the request changes [lists-28]', async () => {
    const anna = await shop.shopper()
    const wishlistId = await make(anna)
    await put(anna, wishlistId, 'milk')
    const items = itemsOf('milk', 'pasta').map(({ productId }) => ({ productId, quantity: 2 }))
    const changing = anna.call(listsUpdateProducts, { body: { wishlistId, items } })
    await expect(changing).rejects.toMatchObject({ code: 'error.list.productGone' })
    expect((await view(anna, { list_id: wishlistId })).wishlistItems[0]).not.toHaveProperty('quantity')
  })
})

describe('the list of the heart', () => {
  test('is one at a time, can be none, and goes with its list [lists-29]', async () => {
    const anna = await shop.shopper()
    const [first, second] = [await make(anna, 'Prima'), await make(anna, 'Seconda')]
    const selected = async () => (await mine(anna)).filter((list) => list.selected).map(({ listId }) => listId)
    await anna.call(listsSelect, { body: { list_id: first } })
    await anna.call(listsSelect, { body: { list_id: second } })
    expect(await selected()).toEqual([second])
    expect((await view(anna, { wishlist_type_id: 1 })).list.listId).toBe(second)
    await anna.call(listsSelect, { body: { list_id: null } })
    expect(await selected()).toEqual([])
    expect((await view(anna, { wishlist_type_id: 1 })).list.listId).toBe(first)
    await anna.call(listsSelect, { body: { list_id: first } })
    await anna.call(listsDelete, { body: { list_id: first } })
    expect(await selected()).toEqual([])
  })
})

describe('the shopping list of a leaflet', () => {
  const add = (person: Person, leafletId: number, name: string, ...products: ProductName[]) =>
    person.call(listsAddLeafletProducts, { body: { leafletId, name, items: itemsOf(...products) } })

  test('is made with its first product, one for each leaflet, and takes the next ones [lists-30]', async () => {
    const anna = await shop.shopper()
    await add(anna, 7, 'Sotto costo', 'milk')
    const { data } = await add(anna, 7, 'Sotto costo', 'pasta')
    expect(data.list).toMatchObject({ name: 'Sotto costo', wishlistTypeId: 2, leafletId: 7, size: 2 })
    await add(anna, 8, 'Sotto costo', 'fish')
    expect((await mine(anna)).map(({ leafletId }) => leafletId)).toEqual([7, 8])
    expect((await view(anna, { wishlist_type_id: 2, leafletId: 7 })).list.size).toBe(2)
    expect((await view(anna, { wishlist_type_id: 2 })).list.leafletId).toBe(8)
  })

  test('is not an own list, and a list is not found under another type than its own [lists-31]', async () => {
    const anna = await shop.shopper()
    const { data } = await add(anna, 7, 'Settimana di Natale', 'milk')
    // An own list may have the title of a leaflet.
    await make(anna, 'Settimana di Natale')
    const asking = viewOf(anna, { list_id: data.list.listId, wishlist_type_id: 1 })
    await expect(asking).rejects.toMatchObject({ code: 'error.list.notFound' })
    const bruno = await shop.shopper()
    await expect(viewOf(bruno, { wishlist_type_id: 2, leafletId: 7 })).rejects.toMatchObject({
      code: 'error.list.notFound',
    })
  })

  test('counts among the thirty lists of a customer [lists-32]', async () => {
    const anna = await shop.shopper()
    for (let number = 1; number <= 30; number++) await make(anna, `Lista ${number}`)
    await expect(add(anna, 7, 'Troppo', 'milk')).rejects.toMatchObject({ code: 'error.list.tooMany' })
  })
})

describe('a list is confirmed', () => {
  test('for the address of the cart: everything goes in, and the slot stays [lists-33]', async () => {
    const anna = await readyShopper(shop)
    const listId = await make(anna)
    await put(anna, listId, 'milk', 'soldOut')
    const body = { list_id: listId, address_id: anna.addressId ?? 0 }
    const { data, response } = await anna.call(listsConfirm, { body })
    expect(data.cartItems?.map(({ product }) => product.productId)).toEqual([shop.world.products.milk])
    expect(data.timeslot).toBeDefined()
    expect(response.warnings).toMatchObject([{ code: 'warning.cart.notAllAdded' }])
  })

  test('for another address only with a slot there; refused it leaves the cart as it was [lists-34]', async () => {
    const anna = await readyShopper(shop)
    const listId = await make(anna)
    await put(anna, listId, 'milk')
    const elsewhere = await readyShopper(shop)
    const foreign = { list_id: listId, address_id: elsewhere.addressId ?? 0 }
    await expect(anna.call(listsConfirm, { body: foreign })).rejects.toMatchObject({ code: 'error.address.notFound' })
    const without = await shop.shopper({ homeAt: '20122' })
    const own = await make(without)
    await put(without, own, 'milk')
    const body = { list_id: own, address_id: without.addressId ?? 0 }
    await expect(without.call(listsConfirm, { body })).rejects.toMatchObject({ code: 'error.cart.timeslotRequired' })
    expect((await without.call(cartView)).data.shippingAddress?.addressId ?? null).toBe(null)
  })
})
