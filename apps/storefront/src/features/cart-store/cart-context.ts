import { createContext, use } from 'react'
import type { CartStore } from './cart-store.ts'

export const CartContext = createContext<CartStore | undefined>(undefined)

export function useCartStore(): CartStore {
  const store = use(CartContext)
  if (!store) throw new Error('useCartStore needs the CartProvider of the root')
  return store
}
