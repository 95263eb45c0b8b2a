import { Suspense, type ReactNode } from 'react'
import styles from './ProductGrid.module.css'
import { ProductCard } from '../ProductCard.tsx'
import type { ShelfProduct } from '../shelf-product.ts'

type ProductGridProps = {
  products: readonly ShelfProduct[]
  /** How many of the first pictures are loaded at once. */
  eager?: number
  /** The level of the products' names: `h2` where the page's own title is the one above them. */
  heading?: 'h2' | 'h3'
  onFollow?: () => void
  /** Renders the words of a page on each product, under its card. */
  renderBelow?: (product: ShelfProduct) => ReactNode
}

/**
 * Cards side by side, as many as fit: two on a phone, six on a wide screen. Each is a boundary, so that the page comes
 * alive card by card and never blocks for all of them; the one pressed comes first.
 */
export function ProductGrid({ products, eager = 0, heading, onFollow, renderBelow }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.productId} className={renderBelow && styles.stacked}>
          <Suspense>
            <ProductCard product={product} eager={index < eager} heading={heading} onFollow={onFollow} />
            {renderBelow?.(product)}
          </Suspense>
        </li>
      ))}
    </ul>
  )
}
