import { useMemo, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { useShopperStore } from '../../lib/visit/shopper.ts'
import { CartContext } from '../cart-store/cart-context.ts'
import { cartStore } from '../cart-store/cart-store.ts'
import { cartWith } from '../cart-store/testing.ts'
import LastPurchasePage from './LastPurchasePage.tsx'

afterEach(() => vi.unstubAllGlobals())

function WithCart({ children }: { children: ReactNode }) {
  const shopper = useShopperStore()
  const store = useMemo(() => cartStore({ shopper, api: browserApi, notify: notifyRemarks }), [shopper])
  return <CartContext value={store}>{children}</CartContext>
}

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
  await vi.waitFor(() => expect(where()).toBe('/cart'))
  expect(bodies('/cart/add-all-from-order')).toEqual([{ order_id: 81 }])
})

test('without an order the page says what will be there', async () => {
  await showPage(LastPurchasePage, { data: () => ({ order: undefined }) })
  await expect.element(page.getByRole('heading', { name: 'Ancora nessuna spesa' })).toBeVisible()
})
