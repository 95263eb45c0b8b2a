import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import type { CartInfoKey } from '@bottega/contract/cart/cart.ts'
import { useCartStore } from '../../cart-store/cart-context.ts'

/**
 * Sets one property of the whole cart; answers whether the shop took it. One call per key. (Shopping core, section 7)
 */
export function useSetCartInfo(): (property: CartInfoKey, value: string) => Promise<boolean> {
  const { perform } = useCartStore()
  return (property, value) =>
    perform((api) => api.call(cartUpdateCartInfo, { query: { show_sectors: true }, body: { property, value } }))
}
