import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { UserView } from '@bottega/contract/envelope.ts'
import { useMemo, useState, type ReactNode } from 'react'
import { ShopperContext, type Shopper } from './shopper.ts'

type ShopperProviderProps = { cart: CartView; user: UserView; children: ReactNode }

/** Starts from what the server rendered; from then on the latest reply of the shop is the truth. */
export function ShopperProvider({ cart, user, children }: ShopperProviderProps) {
  const [latest, setLatest] = useState({ cart, user })
  const shopper = useMemo<Shopper>(
    () => ({ ...latest, takeCart: (reply) => setLatest({ cart: reply.data, user: reply.user }) }),
    [latest],
  )
  return <ShopperContext value={shopper}>{children}</ShopperContext>
}
