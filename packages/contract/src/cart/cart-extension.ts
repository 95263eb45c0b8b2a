import type { Extension } from '../client.ts'
import { lineProductsHeader } from './line-products.ts'
import { cartSinceHeader, type MarkedLines, wholeCart } from './cart-changes.ts'
import type { CartView } from './cart-view.ts'

const isMarkedCart = (data: unknown): data is CartView =>
  typeof data === 'object' && data !== null && 'mark' in data && 'cartId' in data

/**
 * Of our own pages: answers carry the lines of the cart that changed since the last one the page got; what reads them gets whole
 * carts. Each request has the lines it named, whatever other answers arrive meanwhile.
 */
export function cartExtension(): () => Extension {
  let latest: MarkedLines | undefined
  return () => {
    const named = latest
    return {
      headers: { [lineProductsHeader.name]: lineProductsHeader.value, [cartSinceHeader]: named?.mark ?? '' },
      read: (data) => {
        if (!isMarkedCart(data)) return data
        const { cart, known } = wholeCart(data, named)
        latest = known
        return cart
      },
    }
  }
}
