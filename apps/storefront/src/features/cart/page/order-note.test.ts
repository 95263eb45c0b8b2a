import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShopperContext, shopperStore } from '../../../lib/visit/shopper.ts'
import { CartContext } from '../../cart-store/cart-context.ts'
import { cartStore } from '../../cart-store/cart-store.ts'
import { cartWith, waitingShop } from '../../cart-store/testing.ts'
import { OrderNote } from './OrderNote.tsx'

function drawnWith(note: string): string {
  const cart = { ...cartWith([]), cartInfos: { order_note: note } } as unknown as CartView
  const shopper = shopperStore({ user: anonymousUser, cart })
  const store = cartStore({ shopper, api: waitingShop().api, notify: () => false })
  const shown = createElement(CartContext, { value: store }, createElement(OrderNote))
  return renderToStaticMarkup(createElement(ShopperContext, { value: shopper }, shown))
}

test.each([
  ['of letters is no longer than 250 characters [cart-33]', 'Suonare due volte', 250, 'Caratteri: 17 di 250'],
  ['counts an emoji as one, though the browser counts two', 'Grazie 🍎', 251, 'Caratteri: 8 di 250'],
])('a note %s, and says how many there are', (_, note, maxLength, count) => {
  const html = drawnWith(note)
  expect(html.toLowerCase()).toContain(`maxlength="${maxLength}"`)
  expect(html).toContain(count)
})
