import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { Envelope, UserView } from '@bottega/contract/envelope.ts'
import { createContext, use } from 'react'

/** The page's only copy of who is shopping and of their cart. Every cart verb hands its reply to `takeCart`. */
export type Shopper = {
  user: UserView
  cart: CartView
  takeCart: (reply: Envelope<CartView>) => void
}

export const ShopperContext = createContext<Shopper | undefined>(undefined)

export function useShopper(): Shopper {
  const shopper = use(ShopperContext)
  if (!shopper) throw new Error('useShopper needs the ShopperContext of the root')
  return shopper
}

/** Somebody has logged in; -1 is nobody. (Shopping core, section 4) */
export function isSignedIn(user: UserView): boolean {
  return user.userId > -1
}
