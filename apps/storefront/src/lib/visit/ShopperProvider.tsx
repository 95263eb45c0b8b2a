import { useState, type ReactNode } from 'react'
import { ShopperContext, shopperStore, type ShopperState } from './shopper.ts'

type ShopperProviderProps = ShopperState & { children: ReactNode }

/** Starts from what the server rendered; from then on the latest answer of the shop replaces it. */
export function ShopperProvider({ cart, user, children }: ShopperProviderProps) {
  const [store] = useState(() => shopperStore({ cart, user }))
  return <ShopperContext value={store}>{children}</ShopperContext>
}
