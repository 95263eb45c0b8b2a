import { cartView } from '@bottega/contract/cart/calls.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { browserApi, preparing } from '../../lib/api/browser-api.ts'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import { useShopperStore } from '../../lib/visit/shopper.ts'
import { CartContext } from './cart-context.ts'
import { cartStore } from './cart-store.ts'
import { cartTabs } from './cart-tabs.ts'
import { refreshCart } from './refresh-cart.ts'
import { searchParamsOf } from './search-params.ts'

/** Provides the commands of the cart to the components below, and synchronizes it with the shop's other tabs. */
export function CartProvider({ children }: { children: ReactNode }) {
  const shopper = useShopperStore()
  const [tabs] = useState(() =>
    cartTabs(() => {
      const view = () => browserApi().call(cartView, { query: { show_sectors: true } })
      return refreshCart({ view, shopper, notify: notifyRemarks })
    }),
  )
  const [store] = useState(() => {
    const searchParams = () => searchParamsOf(window.location)
    return cartStore({ shopper, api: browserApi, notify: notifyRemarks, onChanged: tabs.announce, searchParams })
  })
  useEffect(() => tabs.listen(), [tabs])
  useEffect(() => preparing(() => import('./report-change.ts')), [])
  useEffect(() => {
    // A page that ends has half a second for its requests where another process takes the window over, and a phone ends
    // pages out of sight without a word: so what waits is sent as soon as nobody sees it.
    const onSight = () => document.hidden && store.hurry()
    document.addEventListener('visibilitychange', onSight)
    window.addEventListener('pagehide', store.hurry)
    return () => {
      document.removeEventListener('visibilitychange', onSight)
      window.removeEventListener('pagehide', store.hurry)
    }
  }, [store])
  return <CartContext value={store}>{children}</CartContext>
}
