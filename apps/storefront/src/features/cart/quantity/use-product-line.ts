import { useState } from 'react'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { latestItemOf, type CartLine } from '../../cart-store/cart-line.ts'
import type { SoldProduct } from '../../cart-store/selling.ts'

type ProductLine = {
  line: CartLine
  /** Sets the line an add has begun, so that it is shown before the cart has it. */
  begin: (line: CartLine) => void
}

interface Choice {
  readonly product: SoldProduct
  readonly options?: CartLine['options'] | undefined
  readonly waitsFor?: string | undefined
}

/** Whether a press asks for options before it adds anything: where they are not chosen on the page itself. */
export const asksOptions = ({ product, options, waitsFor }: Choice) =>
  product.selectOptions.length > 0 && options === undefined && waitsFor === undefined

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
