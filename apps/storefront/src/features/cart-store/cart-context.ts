import { createContext } from 'react'
import { useProvided } from '../../lib/hooks/use-provided.ts'
import type { CartStore } from './cart-store.ts'

export const CartContext = createContext<CartStore | undefined>(undefined)

export const useCartStore = (): CartStore => useProvided(CartContext)
