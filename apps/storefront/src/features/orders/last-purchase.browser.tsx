import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { cartWith } from '../cart-store/testing.ts'
import LastPurchasePage from './LastPurchasePage.tsx'
import { WithCart } from '../cart-store/testing-cart.tsx'

afterEach(() => vi.unstubAllGlobals())

test('one button puts the goods of the last order into the cart, and shows it [profile-34]', async () => {
  const order = { orderId: 81, deliveryDate: '2026-11-20', orderItems: [], adjustments: [], orderStatus: {} }
  const { bodies, where } = await showPage(LastPurchasePage, {
    data: () => ({ order }),
    around: (shown) => <WithCart>{shown}</WithCart>,
    answers: {
      '/order/reorder-view': () => ({ available: 2, gone: [] }),
      '/cart/add-all-from-order': () => cartWith([], 2),
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Metti tutto nel carrello' }))
  await expect.poll(where).toBe('/cart')
  expect(bodies('/cart/add-all-from-order')).toEqual([{ order_id: 81 }])
})

test('without an order the page says what will be there', async () => {
  await showPage(LastPurchasePage, { data: () => ({ order: undefined }) })
  await expect.element(page.getByRole('heading', { name: 'Ancora nessuna spesa' })).toBeVisible()
})
