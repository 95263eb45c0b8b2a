import { useState } from 'react'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { latestItemOf, type CartLine } from '../../cart-store/cart-line.ts'
import type { SoldProduct } from '../../cart-store/selling.ts'

type ProductLine = {
  line: CartLine
  /** Sets the line an add has begun, so that it is shown before the cart has it. */
  begin: (line: CartLine) => void
}

/**
 * The line a control of this product works on: the one with the given options, else the one put in the cart last, with
 * whatever options it has.
 */
export function useProductLine(product: SoldProduct, options?: CartLine['options']): ProductLine {
  const item = useShopperPart(({ cart }) => latestItemOf(cart, product.productId))
  const [begun, begin] = useState<CartLine>()
  const line = { product, options: options ?? item?.options ?? begun?.options ?? {} }
  return { line, begin }
}
