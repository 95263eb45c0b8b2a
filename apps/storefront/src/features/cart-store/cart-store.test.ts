import { cartAdd, cartClose, cartDelete, cartUpdate, cartView } from '@bottega/contract/cart/calls.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { describe, expect, test } from 'vitest'
import { shopperStore } from '../../lib/visit/shopper.ts'
import { lineKey, type CartLine } from './cart-line.ts'
import { cartStore } from './cart-store.ts'
import type { SearchParams } from './search-params.ts'
import { cartWith, envelopeOf, itemOfProduct, productOf, refusalOf, waitingShop } from './testing.ts'

const milkProduct = productOf({ productId: 1 })
const breadProduct = productOf({ productId: 2 })
const milk: CartLine = { product: milkProduct, options: {} }
const bread: CartLine = { product: breadProduct, options: {} }
const milkInCart = (pieces: number) => itemOfProduct(milkProduct, pieces)

/** Lets promises that are ready run. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

function openShop(items = cartWith([]), searchParams?: SearchParams) {
  const shopper = shopperStore({ user: anonymousUser, cart: items })
  const shop = waitingShop()
  const shown: string[] = []
  const store = cartStore({
    shopper,
    api: shop.api,
    searchParams: () => searchParams,
    notify: ({ errorsMessage, warningsMessage, infosMessage }) =>
      shown.push(...errorsMessage, ...warningsMessage, ...infosMessage) > 0,
  })
  return { shopper, calls: shop.calls, store, shown }
}

test('a change is shown before the shop has answered', () => {
  const { store } = openShop()
  void store.setQuantity(milk, 1000)
  expect(store.wanted.get().get(lineKey(milk))).toBe(1000)
})

test('a product that is not in the cart is added, with its options and the answer about its promotion [cart-23]', () => {
  const { store, calls } = openShop()
  void store.setQuantity({ ...bread, options: { taglio: 'affettato' } }, 2000, { promotionChoice: -1 })
  expect(calls).toMatchObject([
    {
      name: cartAdd,
      body: { items: [{ productId: 2, quantity: 2, params: { taglio: 'affettato', use_wpid: '-1' } }] },
    },
  ])
})

test('the list on screen and the answer about substitutes go along [cart-37]', async () => {
  const cart = { ...cartWith([milkInCart(1)]), cartInfos: { accept_alternatives: 'false' } }
  const { store, calls } = openShop(cart, { q: 'latte' })
  void store.setQuantity(bread, 2000)
  void store.setQuantity(milk, 3000)
  expect(calls).toMatchObject([
    { name: cartAdd, body: { items: [{ searchParams: { q: 'latte' }, infos: { accept_alternatives: 'false' } }] } },
    { name: cartUpdate, body: { items: [{ quantity: 3, searchParams: { q: 'latte' } }] } },
  ])
})

test('fast presses send the first and the last quantity, and only one request at a time [cart-19]', async () => {
  const { store, calls, shopper } = openShop(cartWith([milkInCart(1)]))
  const first = store.setQuantity(milk, 2000)
  const middle = store.setQuantity(milk, 3000)
  const last = store.setQuantity(milk, 4000)
  expect(calls).toHaveLength(1)
  calls[0]?.answer(envelopeOf(cartWith([milkInCart(2)], 2)))
  await settled()
  expect(store.wanted.get().get(lineKey(milk))).toBe(4000)
  expect(calls).toHaveLength(2)
  calls[1]?.answer(envelopeOf(cartWith([milkInCart(4)], 3)))
  expect(await first).toEqual({ kind: 'settled', quantity: 4000, by: 3000, remarked: false })
  expect([await middle, await last]).toEqual([{ kind: 'superseded' }, { kind: 'superseded' }])
  expect(calls.map(({ body }) => body.items[0]?.quantity)).toEqual([2, 4])
  expect(shopper.get().cart.version).toBe(3)
  expect(store.wanted.get().size).toBe(0)
})

describe('a success toast', () => {
  const askWith = async (response: Parameters<typeof envelopeOf>[1]) => {
    const { store } = openShop()
    let toasts = 0
    await store.perform(
      () => Promise.resolve(envelopeOf(cartWith([]), response)),
      () => toasts++,
    )
    return toasts
  }

  test('is for an answer that says nothing itself [cart-58]', async () => {
    expect(await askWith({})).toBe(1)
  })

  test.each([['errorsMessage'], ['warningsMessage'], ['infosMessage']] as const)(
    'is not for an answer with %s',
    async (level) => {
      expect(await askWith({ [level]: ['Solo due ne restano.'] })).toBe(0)
    },
  )

  test('is not for a refusal', async () => {
    const { store } = openShop()
    let toasts = 0
    const done = await store.perform(
      () => Promise.reject(refusalOf('error.cart.infoNotAllowed', 'Questa informazione non si può cambiare.')),
      () => toasts++,
    )
    expect([done, toasts]).toEqual([false, 0])
  })
})

test('a press while the add is on its way becomes a change of the line it made', async () => {
  const { store, calls } = openShop()
  void store.setQuantity(milk, 1000)
  void store.setQuantity(milk, 2000)
  calls[0]?.answer(envelopeOf(cartWith([milkInCart(1)])))
  await settled()
  expect(calls[1]).toMatchObject({ name: cartUpdate, body: { items: [{ itemId: 10, quantity: 2 }] } })
})

test('a press to zero while the add is on its way takes the line out again', async () => {
  const { store, calls } = openShop()
  void store.setQuantity(milk, 1000)
  void store.setQuantity(milk, 0)
  calls[0]?.answer(envelopeOf(cartWith([milkInCart(1)])))
  await settled()
  expect(calls[1]).toMatchObject({ name: cartDelete, body: { items: [{ itemId: 10 }] } })
})

test('an add while the line is being taken out keeps the answer about its promotion', async () => {
  const { store, calls } = openShop(cartWith([milkInCart(1)]))
  void store.setQuantity(milk, 0)
  void store.setQuantity(milk, 1000, { promotionChoice: 7 })
  calls[0]?.answer(envelopeOf(cartWith([], 2)))
  await settled()
  expect(calls[1]).toMatchObject({ name: cartAdd, body: { items: [{ quantity: 1, params: { use_wpid: '7' } }] } })
})

test('when the page is left, the change that waited is sent at once, and nothing twice', () => {
  const { store, calls } = openShop(cartWith([milkInCart(1), itemOfProduct(breadProduct, 1)]))
  void store.setQuantity(bread, 2000)
  void store.setQuantity(milk, 2000)
  void store.setQuantity(milk, 5000)
  store.hurry()
  store.hurry()
  expect(calls.map(({ body }) => body.items[0]?.quantity)).toEqual([2, 2, 5])
})

test('when the page comes back after all, the change is sent in its turn again, and a refusal is answered', async () => {
  const { store, calls } = openShop(cartWith([milkInCart(1)]))
  const outcome = store.setQuantity(milk, 2000)
  void store.setQuantity(milk, 99_000)
  store.hurry()
  calls[1]?.refuse(refusalOf('error.product.notAvailable', 'Non è disponibile.'))
  calls[0]?.answer(envelopeOf(cartWith([milkInCart(2)])))
  await settled()
  expect(calls.map(({ body }) => body.items[0]?.quantity)).toEqual([2, 99, 99])
  calls[2]?.refuse(refusalOf('error.product.notAvailable', 'Non è disponibile.'))
  expect(await outcome).toMatchObject({ kind: 'refused', refusal: { code: 'error.product.notAvailable' } })
  expect(store.quantityOf(milk)).toBe(2000)
})

test('another line does not wait', () => {
  const { store, calls } = openShop()
  void store.setQuantity(milk, 1000)
  void store.setQuantity(bread, 1000)
  expect(calls).toHaveLength(2)
})

test('a refusal puts the number back and is answered to the caller', async () => {
  const { store, calls } = openShop(cartWith([milkInCart(1)]))
  const outcome = store.setQuantity(milk, 5000)
  calls[0]?.refuse(refusalOf('error.product.notAvailable', 'Non è disponibile.'))
  expect(await outcome).toMatchObject({ kind: 'refused', refusal: { code: 'error.product.notAvailable' } })
  expect(store.quantityOf(milk)).toBe(1000)
})

test('a refusal does not swallow a change that came after it', async () => {
  const { store, calls } = openShop(cartWith([milkInCart(1)]))
  const outcome = store.setQuantity(milk, 99_000)
  void store.setQuantity(milk, 2000)
  calls[0]?.refuse(refusalOf('error.cart.quantityInvalid', 'La quantità non è valida.'))
  await settled()
  calls[1]?.answer(envelopeOf(cartWith([milkInCart(2)], 2)))
  expect(await outcome).toMatchObject({ kind: 'settled', quantity: 2000 })
})

test('what the shop remarks is said, and the outcome knows it', async () => {
  const { store, calls, shown } = openShop(cartWith([milkInCart(1)]))
  const outcome = store.setQuantity(milk, 9000)
  calls[0]?.answer(envelopeOf(cartWith([milkInCart(6)], 2), { warningsMessage: ['Al massimo 6.'] }))
  expect(await outcome).toEqual({ kind: 'settled', quantity: 6000, by: 5000, remarked: true })
  expect(shown).toEqual(['Al massimo 6.'])
})

test('an answer overtaken by a later version of the cart changes nothing', async () => {
  const { store, calls, shopper } = openShop()
  const slow = store.setQuantity(milk, 1000)
  const quick = store.setQuantity(bread, 1000)
  calls[1]?.answer(envelopeOf(cartWith([milkInCart(1), itemOfProduct(breadProduct, 1)], 3)))
  calls[0]?.answer(envelopeOf(cartWith([milkInCart(1)], 2)))
  await Promise.all([slow, quick])
  expect(shopper.get().cart.totalItems).toBe(2)
})

test('any other verb takes its cart, or says why not', async () => {
  const { store, calls, shopper, shown } = openShop(cartWith([milkInCart(1)]))
  const emptied = store.perform((api) => api.call(cartClose, { body: { cart_id: 1 } }))
  calls[0]?.answer(envelopeOf(cartWith([], 2)))
  expect(await emptied).toBe(true)
  expect(shopper.get().cart.totalItems).toBe(0)
  const refused = store.perform((api) => api.call(cartClose, { body: { cart_id: 1 } }))
  calls[1]?.refuse(refusalOf('error.cart.empty', 'Il carrello è vuoto.'))
  expect(await refused).toBe(false)
  expect(shown).toEqual(['Il carrello è vuoto.'])
})

describe('a cart that was changed on another device', () => {
  const gone = refusalOf('error.cart.itemNotFound', 'Questo prodotto non è più nel carrello.')

  test('is shown as it is now when a line of it is gone, and the refusal is handed on', async () => {
    const { store, calls, shopper } = openShop(cartWith([milkInCart(1), itemOfProduct(breadProduct, 1)]))
    const outcome = store.setQuantity(milk, 2000)
    calls[0]?.refuse(gone)
    await settled()
    expect(calls[1]?.name).toBe(cartView)
    calls[1]?.answer(envelopeOf(cartWith([itemOfProduct(breadProduct, 1)], 2)))
    expect(await outcome).toMatchObject({ kind: 'refused', refusal: gone })
    expect(shopper.get().cart.totalItems).toBe(1)
    expect(store.quantityOf(milk)).toBe(0)
  })

  test('and bought there is the next, empty one, whatever was asked of it', async () => {
    const { store, calls, shopper, shown } = openShop(cartWith([milkInCart(1)], 7))
    const emptied = store.perform((api) => api.call(cartClose, { body: { cart_id: 1 } }))
    calls[0]?.refuse(refusalOf('error.cart.notFound', 'Il carrello non c’è più.'))
    await settled()
    calls[1]?.answer(envelopeOf({ ...cartWith([], 1), cartId: 2 }))
    expect(await emptied).toBe(false)
    expect(shopper.get().cart).toMatchObject({ cartId: 2, totalItems: 0 })
    expect(shown).toEqual(['Il carrello non c’è più.'])
  })

  test('stays on the page as it was while the shop cannot be asked', async () => {
    const { store, calls, shopper } = openShop(cartWith([milkInCart(1)]))
    const outcome = store.setQuantity(milk, 2000)
    calls[0]?.refuse(gone)
    await settled()
    calls[1]?.refuse(refusalOf('error.general', 'Riprova tra qualche minuto.'))
    expect(await outcome).toMatchObject({ refusal: gone })
    expect(shopper.get().cart.totalItems).toBe(1)
  })
})
