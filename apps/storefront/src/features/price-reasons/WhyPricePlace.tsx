import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { lazy, Suspense } from 'react'

const WhyLinePrice = lazy(() => import('./parts.ts').then((parts) => ({ default: parts.WhyLinePrice })))

/** Beside the price of a line; its button loads by itself, so that no page is heavier by it. */
export function WhyPricePlace({ item }: { item: CartItemView }) {
  return (
    <Suspense>
      <WhyLinePrice item={item} />
    </Suspense>
  )
}
