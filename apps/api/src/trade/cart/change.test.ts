import {
  cartAdd,
  cartAddAllFromOrder,
  cartClose,
  cartDelete,
  cartUpdate,
  cartUpdateCartInfo,
  cartUpdateInfos,
  cartView,
} from '@bottega/contract/cart/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import type { ProductName } from '../../testing/world.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const contents = (view: CartView) => (view.cartItems ?? []).map(({ product, quantity }) => [product.name, quantity])
const later = async (person: Person) => (await person.call(cartView, {})).data
const codesOf = ({ response }: { response: { warnings: { code: string }[] } }) =>
  response.warnings.map(({ code }) => code)

/** A shopper with these in the cart, and the ids of their lines. */
async function shopperWith(...names: ProductName[]) {
  const person = await readyShopper(shop)
  const items = names.map((name) => ({ productId: shop.world.products[name], quantity: 2 }))
  const { data } = await person.call(cartAdd, { body: { items } })
  return { person, cart: data, ids: (data.cartItems ?? []).map(({ itemId }) => itemId) }
}

const update = (person: Person, itemId: number | undefined, quantity: number) =>
  person.call(cartUpdate, { body: { items: [{ itemId: itemId ?? 0, quantity }] } })

describe('every change is refused', () => {
  test('to an anonymous visitor', async () => {
    const visitor = shop.anonymous()
    const items = [{ itemId: 1, quantity: 1 }]
    const expired = { code: 'error.session.expired' }
    await expect(visitor.call(cartUpdate, { body: { items } })).rejects.toMatchObject(expired)
    await expect(visitor.call(cartDelete, { body: { items } })).rejects.toMatchObject(expired)
    await expect(visitor.call(cartClose, { body: { cart_id: 1 } })).rejects.toMatchObject(expired)
    await expect(visitor.call(cartAddAllFromOrder, { body: { order_id: 1 } })).rejects.toMatchObject(expired)
    const body = { property: 'order_note', value: 'x' }
    await expect(visitor.call(cartUpdateCartInfo, { body })).rejects.toMatchObject(expired)
  })

  test('for a line of another customer’s cart, as for one that is not there', async () => {
    const { person: owner, ids, cart } = await shopperWith('milk')
    const otherCustomer = await readyShopper(shop)
    const itemId = ids[0] ?? 0
    for (const who of [otherCustomer, await shop.shopper()]) {
      const notThere = { code: 'error.cart.itemNotFound' }
      await expect(update(who, itemId, 1)).rejects.toMatchObject(notThere)
      await expect(update(who, 999_999, 1)).rejects.toMatchObject(notThere)
      await expect(who.call(cartDelete, { body: { items: [{ itemId }] } })).rejects.toMatchObject(notThere)
      const infos = { items: [{ itemId, infos: { customWeight: '1' } }] }
      await expect(who.call(cartUpdateInfos, { body: infos })).rejects.toMatchObject(notThere)
      await expect(who.call(cartClose, { body: { cart_id: cart.cartId } })).rejects.toMatchObject({
        code: 'error.cart.notFound',
      })
    }
    expect(await later(owner)).toEqual(cart)
  })
})

describe('changing a quantity', () => {
  test('up and down shows at once and later [cart-41]', async () => {
    const { person, ids } = await shopperWith('milk')
    expect(contents((await update(person, ids[0], 5)).data)).toEqual([['Latte fresco intero', 5]])
    expect(contents((await update(person, ids[0], 1)).data)).toEqual([['Latte fresco intero', 1]])
    expect(contents(await later(person))).toEqual([['Latte fresco intero', 1]])
  })

  test('to zero takes the line out and leaves the others', async () => {
    const { person, ids } = await shopperWith('milk', 'pasta')
    await update(person, ids[0], 0)
    expect(contents(await later(person))).toEqual([['Spaghetti', 2]])
  })

  test('above the maximum keeps the maximum and says so [cart-60]', async () => {
    const { person, ids } = await shopperWith('milk')
    const reply = await update(person, ids[0], 50)
    expect(codesOf(reply)).toEqual(['warning.cart.quantityLimited'])
    expect(contents(reply.data)).toEqual([['Latte fresco intero', 12]])
  })

  test.each([
    [-1, 'error.request.invalid'],
    [1.5, 'error.cart.quantityInvalid'],
    [0.0004, 'error.cart.quantityInvalid'],
    [99_999, 'error.cart.quantityInvalid'],
  ])('to %d is refused and changes nothing', async (quantity, code) => {
    const { person, ids, cart } = await shopperWith('milk')
    await expect(update(person, ids[0], quantity)).rejects.toMatchObject({ code })
    expect(await later(person)).toEqual(cart)
  })

  test('below the minimum is refused', async () => {
    const { person, ids } = await shopperWith('apples')
    await expect(update(person, ids[0], 0.2)).rejects.toMatchObject({ code: 'errors.minAcq' })
  })

  test('of what cannot be had any more is refused, but it can be taken out', async () => {
    const { person, ids } = await shopperWith('wine')
    await shop.shop.db.execute(`insert into stock (product_id, warehouse_id, available)
      values (${shop.world.products.wine}, 1, 0)`)
    await expect(update(person, ids[0], 1)).rejects.toMatchObject({ code: 'error.product.notAvailable' })
    expect((await update(person, ids[0], 0)).data.totalItems).toBe(0)
    await shop.shop.db.execute(`delete from stock where product_id = ${shop.world.products.wine}`)
  })

  test('of several lines happens to all or none', async () => {
    const { person, ids, cart } = await shopperWith('milk', 'pasta')
    const items = [
      { itemId: ids[0] ?? 0, quantity: 7 },
      { itemId: ids[1] ?? 0, quantity: 1.5 },
    ]
    await expect(person.call(cartUpdate, { body: { items } })).rejects.toMatchObject({
      code: 'error.cart.quantityInvalid',
    })
    expect(await later(person)).toEqual(cart)
  })
})

describe('taking out', () => {
  test('leaves the rest [cart-42]', async () => {
    const { person, ids } = await shopperWith('milk', 'pasta', 'wine')
    const items = ids.slice(0, 2).map((itemId) => ({ itemId }))
    const { data } = await person.call(cartDelete, { body: { items } })
    expect(contents(data)).toEqual([['Barbera d’Asti', 2]])
    expect(await later(person)).toEqual(data)
  })

  test('one that is not there takes out none', async () => {
    const { person, ids, cart } = await shopperWith('milk')
    const items = [{ itemId: ids[0] ?? 0 }, { itemId: 999_999 }]
    await expect(person.call(cartDelete, { body: { items } })).rejects.toMatchObject({
      code: 'error.cart.itemNotFound',
    })
    expect(await later(person)).toEqual(cart)
  })
})

describe('emptying', () => {
  test('takes everything out, charges nothing and keeps address and slot [cart-43]', async () => {
    const { person, cart } = await shopperWith('milk', 'pasta')
    const { data } = await person.call(cartClose, { body: { cart_id: cart.cartId } })
    expect(data).toMatchObject({ totalItems: 0, total: 0, timeslot: cart.timeslot })
    expect(await later(person)).toEqual(data)
  })

  test('an empty cart says so [cart-21]', async () => {
    const { person, cart } = await shopperWith('milk')
    const body = { cart_id: cart.cartId }
    await person.call(cartClose, { body })
    await expect(person.call(cartClose, { body })).rejects.toMatchObject({ code: 'error.cart.empty' })
  })
})

describe('what a shopper says about the cart', () => {
  test('begins with no invoice wanted [cart-12]', async () => {
    expect((await shopperWith('milk')).cart.cartInfos).toEqual({ need_invoice: 'false' })
  })

  test('is stored key by key [cart-13]', async () => {
    const { person } = await shopperWith('milk')
    await person.call(cartUpdateCartInfo, { body: { property: 'need_invoice', value: 'true' } })
    await person.call(cartUpdateCartInfo, { body: { property: 'order_note', value: 'Citofono rotto\nbussare' } })
    expect((await later(person)).cartInfos).toEqual({ need_invoice: 'true', order_note: 'Citofono rotto\nbussare' })
  })

  test.each([
    ['a payment that is no id', 'payment_type_id', '-1'],
    ['a total', 'total', '0'],
    ['a prototype', '__proto__', 'true'],
    ['a method of every object', 'toString', 'true'],
  ])('%s is refused [cart-75]', async (_what, property, value) => {
    const { person, cart } = await shopperWith('milk')
    await expect(person.call(cartUpdateCartInfo, { body: { property, value } })).rejects.toMatchObject({
      code: 'error.cart.infoNotAllowed',
    })
    expect(await later(person)).toEqual(cart)
  })

  test.each([
    ['need_invoice', 'maybe', 'error.cart.invoiceAnswer', 'Scegli se vuoi la fattura: sì oppure no.'],
    [
      'order_note',
      'x'.repeat(251),
      'error.order.noteTooLong',
      'La nota può avere al massimo 250 caratteri: la tua ne ha 251.',
    ],
    [
      'order_note',
      'x'.repeat(2500),
      'error.order.noteTooLong',
      'La nota può avere al massimo 250 caratteri: la tua ne ha 2500.',
    ],
    [
      'order_note',
      'al \u0007citofono',
      'error.cart.noteCharacters',
      'La nota contiene caratteri invisibili che non possiamo salvare: riscrivila a mano.',
    ],
  ])('%s of the wrong kind is refused in words of its own [cart-34]', async (property, value, code, text) => {
    const { person, cart } = await shopperWith('milk')
    const refusal = person.call(cartUpdateCartInfo, { body: { property, value } })
    await expect(refusal).rejects.toMatchObject({ code, text })
    expect(await later(person)).toEqual(cart)
  })

  test('may come before anything else, and makes the cart', async () => {
    const anna = await shop.shopper()
    const { data } = await anna.call(cartUpdateCartInfo, { body: { property: 'need_invoice', value: 'true' } })
    expect(data.cartId).toBeGreaterThan(0)
    expect((await later(anna)).cartInfos).toEqual({ need_invoice: 'true' })
  })
})

describe('what a shopper says about a line', () => {
  test('is stored beside what was set before [cart-45]', async () => {
    const { person, ids } = await shopperWith('apples', 'milk')
    const setLineInfo = (infos: Record<string, string | boolean>) =>
      person.call(cartUpdateInfos, { body: { items: [{ itemId: ids[0] ?? 0, infos }] } })
    await setLineInfo({ customWeight: '1,5' })
    await setLineInfo({ accept_alternatives: 'false' })
    expect((await later(person)).cartItems).toMatchObject([
      { cartItemInfo: { customWeight: '1,5' }, acceptAlternatives: false, quantity: 2 },
      { cartItemInfo: {}, acceptAlternatives: true },
    ])
    await setLineInfo({ accept_alternatives: true })
    expect((await later(person)).cartItems).toMatchObject([{ acceptAlternatives: true }, {}])
  })

  test.each([{ price: '0' }, { accept_alternatives: 1 }, { accept_alternatives: 'perhaps' }])(
    '%j is refused',
    async (infos) => {
      const { person, ids, cart } = await shopperWith('apples')
      const body = { items: [{ itemId: ids[0] ?? 0, infos }] }
      await expect(person.call(cartUpdateInfos, { body })).rejects.toMatchObject({
        code: 'error.cart.infoNotAllowed',
      })
      expect(await later(person)).toEqual(cart)
    },
  )
})

test.each(['molto', true, '-1', '1,2345'])(
  'the weight %j is refused as one that cannot be read [cart-98]',
  async (customWeight) => {
    const { person, ids, cart } = await shopperWith('apples')
    const body = { items: [{ itemId: ids[0] ?? 0, infos: { customWeight } }] }
    await expect(person.call(cartUpdateInfos, { body })).rejects.toMatchObject({
      code: 'error.cart.weightUnreadable',
      text: 'Scrivi il peso in chili, con al massimo tre decimali: per esempio 1,2.',
    })
    expect(await later(person)).toEqual(cart)
  },
)
