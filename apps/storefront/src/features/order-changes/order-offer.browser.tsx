import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Refused, type Sent, showPage } from '../../lib/testing/page-scene.tsx'
import { notifications, notifyRemarks } from '../../lib/notices/notifications.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
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

const order = {
  orderId: 12,
  deliveryDate: '2026-11-28',
  beginTime: '10:00',
  endTime: '12:00',
  deliveryServiceId: 2,
  changeableUntil: '2026-11-27T20:00:00Z',
}
const milk = itemOfProduct(productOf({ productId: 7, name: 'Latte' }), 1)

/** A cart with a litre of milk just put in, and a shop that answers the press so. */
async function offered(add: () => unknown): Promise<Sent[]> {
  const shopper = shopperStore({ user: {} as never, cart: cartWith([milk]) })
  const store = cartStore({ shopper, api: browserApi, notify: notifyRemarks })
  const { sent } = await showPage(() => <OrderOffer cartAtStart={cartWith([])} />, {
    data: () => null,
    cart: cartWith([milk]),
    answers: {
      '/order/changeable': () => ({ order }),
      '/order/add': add,
      '/order/modify': () => cartWith([milk], 2),
    },
    around: (shown) => <CartContext value={store}>{shown}</CartContext>,
  })
  await page.getByRole('button', { name: 'Metti in quell’ordine' }).click()
  return sent
}
const calls = (sent: readonly Sent[]) => sent.map(({ path }) => path.replace(/^.*\/api/, ''))

test('a yes puts the lines in the order at once, and the offer is gone', async () => {
  const sent = await offered(() => ({ order: {}, cart: cartWith([], 2) }))
  await expect.element(page.getByRole('button', { name: 'Metti in quell’ordine' })).not.toBeInTheDocument()
  expect(sent.find(({ path }) => path.endsWith('/order/add'))?.body).toEqual({ order_id: 12, item_ids: [milk.itemId] })
  expect(calls(sent)).not.toContain('/order/modify')
})

test('where the bank or a look is needed, the change of the order opens with the lines in it', async () => {
  const sent = await offered(() => {
    throw new Refused('error.order.beyondHold', 'Mancano 3,00 € a quanto è riservato.')
  })
  await expect.poll(() => calls(sent)).toContain('/order/modify')
  expect(notifications.get()).toEqual([])
})

test('another refusal is said, and the offer stays', async () => {
  const sent = await offered(() => {
    throw new Refused('error.order.notModifiable', 'L’ordine non si può più cambiare.')
  })
  await expect.poll(() => notifications.get().map(({ text }) => text)).toEqual(['L’ordine non si può più cambiare.'])
  await expect.element(page.getByRole('button', { name: 'Metti in quell’ordine' })).toBeVisible()
  expect(calls(sent)).not.toContain('/order/modify')
})
