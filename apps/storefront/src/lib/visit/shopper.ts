import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { Envelope, UserView } from '@bottega/contract/envelope.ts'
import { isSignedInId } from '@bottega/rules/people/account.ts'
import { createContext, useSyncExternalStore } from 'react'
import { useProvided } from '../hooks/use-provided.ts'
import { externalStore, type ExternalStore } from '../storage/external-store.ts'

export type ShopperState = { readonly user: UserView; readonly cart: CartView }

/** The page's only copy of the shopper and the cart. Every cart call hands its answer to `take`. */
export type ShopperStore = Pick<ExternalStore<ShopperState>, 'get' | 'subscribe'> & {
  take: (reply: Envelope<CartView>) => void
}

export function shopperStore(initial: ShopperState): ShopperStore {
  const store = externalStore(initial)
  return {
    get: store.get,
    subscribe: store.subscribe,
    take: ({ data: cart, user }) => {
      if (!isOvertaken(cart, store.get().cart)) store.set({ cart, user })
    },
  }
}

/**
 * Answers to parallel requests may arrive out of order: an older version of the same cart never replaces a newer one.
 */
function isOvertaken(arriving: CartView, known: CartView): boolean {
  return arriving.cartId === known.cartId && arriving.version < known.version
}

export const ShopperContext = createContext<ShopperStore | undefined>(undefined)

export const useShopperStore = (): ShopperStore => useProvided(ShopperContext)

export type Shopper = ShopperState & { takeCart: ShopperStore['take'] }

/** Renders again with every change of the cart; a part that shows one line reads `useShopperPart`. */
export function useShopper(): Shopper {
  const store = useShopperStore()
  return { ...useShopperPart((state) => state), takeCart: store.take }
}

/** One part of the copy. `select` returns a value or an object of the state itself, never a new object. */
export function useShopperPart<Part>(select: (state: ShopperState) => Part): Part {
  const store = useShopperStore()
  const snapshot = () => select(store.get())
  return useSyncExternalStore(store.subscribe, snapshot, snapshot)
}

/** Whether a customer is signed in. (Shopping core, section 4) */
export function isSignedIn(user: UserView): boolean {
  return isSignedInId(user.userId)
}
