import { Suspense, type ReactNode } from 'react'
import { SlidingRow } from '../../../lib/slider/SlidingRow.tsx'
import type { FirstQuantity } from '../../cart/quantity/QuantityControl.tsx'
import { ProductCard } from '../ProductCard.tsx'
import type { ShelfProduct } from '../shelf-product.ts'
import styles from './ProductSlider.module.css'

type ProductSliderProps = {
  title: string
  products: readonly ShelfProduct[]
  /** Link to all of them. */
  more?: ReactNode
  /** A card before the products. */
  first?: ReactNode
  /** As many cards on a screen as the specification counts, or as the editor's options say, instead of as many as fit. */
  counted?: boolean
  /** The quantity the button of a product adds, where that is not its smallest one. */
  adds?: (product: ShelfProduct) => FirstQuantity | undefined
}

/** A row of products that scrolls sideways. */
export function ProductSlider({ title, products, more, first, counted = false, adds }: ProductSliderProps) {
  return (
    <SlidingRow title={title} more={more} counted={counted} className={counted ? undefined : styles.fitting}>
      {first && <li>{first}</li>}
      {products.map((product) => (
        <li key={product.productId}>
          <Suspense>
            <ProductCard product={product} first={adds?.(product)} />
          </Suspense>
        </li>
      ))}
    </SlidingRow>
  )
}
