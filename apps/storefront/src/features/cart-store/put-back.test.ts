import { cartAdd, cartUpdateInfos } from '@bottega/contract/cart/calls.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { expect, test } from 'vitest'
import { shopperStore } from '../../lib/visit/shopper.ts'
import { cartStore } from './cart-store.ts'
import { putBack } from './put-back.ts'
import { cartWith, envelopeOf, itemOfProduct, productOf, refusalOf, waitingShop } from './testing.ts'

const milk = itemOfProduct(productOf({ productId: 1 }), 2)
const bread = {
  ...itemOfProduct(productOf({ productId: 2 }), 1),
  options: { taglio: 'affettato' },
  promotionChoice: -1,
  acceptAlternatives: false,
  cartItemInfo: { customWeight: '1,2', line_note: 'Mature', pieces: '3' },
}

function openShop() {
  const shopper = shopperStore({ user: anonymousUser, cart: { ...cartWith([]), giftCertificates: [] } })
  const shop = waitingShop()
  const shown: string[] = []
  const store = cartStore({ shopper, api: shop.api, notify: ({ errorsMessage }) => shown.push(...errorsMessage) > 0 })
  return { parts: { shopper, store }, calls: shop.calls, shown }
}

/** Lets promises that are ready run. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a line comes back with its options, the answer about its promotion and what was said of it', async () => {
  const { parts, calls } = openShop()
  const done = putBack(parts, { items: [bread], vouchers: [] })
  expect(calls[0]).toMatchObject({
    name: cartAdd,
    body: {
      items: [
        {
          productId: 2,
          quantity: 1,
          params: { taglio: 'affettato', use_wpid: '-1' },
          infos: { accept_alternatives: 'false' },
        },
      ],
    },
  })
  calls[0]?.answer(envelopeOf({ ...cartWith([{ ...bread, itemId: 77 }], 2), giftCertificates: [] }))
  await settled()
  expect(calls[1]).toMatchObject({
    name: cartUpdateInfos,
    body: { items: [{ itemId: 77, infos: { customWeight: '1,2', line_note: 'Mature', pieces: '3' } }] },
  })
  calls[1]?.answer(envelopeOf({ ...cartWith([{ ...bread, itemId: 77 }], 3), giftCertificates: [] }))
  expect(await done).toBe(true)
})

test('one that cannot come back says why, and the others come', async () => {
  const { parts, calls, shown } = openShop()
  const done = putBack(parts, { items: [milk, bread], vouchers: [] })
  calls[0]?.refuse(refusalOf('error.product.notAvailable', 'Prodotto 1 non è disponibile'))
  await settled()
  calls[1]?.refuse(refusalOf('error.product.notAvailable', 'Prodotto 1 non è disponibile'))
  await settled()
  calls[2]?.answer(envelopeOf({ ...cartWith([], 2), giftCertificates: [] }))
  expect(await done).toBe(false)
  expect(calls.map(({ body }) => body.items.map(({ productId }) => productId))).toEqual([[1, 2], [1], [2]])
  expect(new Set(shown)).toEqual(new Set(['Prodotto 1 non è disponibile']))
})
