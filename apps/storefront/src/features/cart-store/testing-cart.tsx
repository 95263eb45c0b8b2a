import { type ReactNode, useMemo } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import { useShopperStore } from '../../lib/visit/shopper.ts'
import { CartContext } from './cart-context.ts'
import { cartStore } from './cart-store.ts'

/** For tests: a page that works on the cart, over the calls the scene answers. */
export function WithCart({ children }: { children: ReactNode }) {
  const shopper = useShopperStore()
  const store = useMemo(() => cartStore({ shopper, api: browserApi, notify: notifyRemarks }), [shopper])
  return <CartContext value={store}>{children}</CartContext>
}
