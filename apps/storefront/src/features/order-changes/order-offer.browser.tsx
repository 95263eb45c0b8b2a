import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { cartStore } from '../cart-store/cart-store.ts'
import { CartContext } from '../cart-store/cart-context.ts'
import { cartWith, itemOfProduct, productOf, waitingShop } from '../cart-store/testing.ts'
import { shopperStore } from '../../lib/visit/shopper.ts'
import { OrderOffer } from './OrderOffer.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test.each([
  ['delivery', 2, 'una sola consegna'],
  ['pickup', 1, 'un solo ritiro'],
])('an order for %s is offered as what it is', async (_service, deliveryServiceId, said) => {
  const shopper = shopperStore({ user: {} as never, cart: cartWith([]) })
  const store = cartStore({ shopper, api: waitingShop().api, notify: () => false })
  const order = {
    orderId: 12,
    deliveryDate: '2026-11-28',
    beginTime: '10:00',
    endTime: '12:00',
    deliveryServiceId,
    changeableUntil: '2026-11-27T20:00:00Z',
  }
  await showPage(() => <OrderOffer cartAtStart={cartWith([])} />, {
    data: () => null,
    cart: cartWith([itemOfProduct(productOf({ productId: 7, name: 'Latte' }), 1)]),
    answers: { '/order/changeable': () => ({ order }) },
    around: (shown) => <CartContext value={store}>{shown}</CartContext>,
  })
  await expect.element(page.getByText(new RegExp(`anche Latte: ${said}\\.`))).toBeVisible()
})
