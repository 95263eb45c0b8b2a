import styles from './ProductGrid.module.css'
import { ProductCard } from '../ProductCard.tsx'
import type { ShelfProduct } from '../shelf-product.ts'

type ProductGridProps = {
  products: readonly ShelfProduct[]
  /** How many of the first pictures are loaded at once. */
  eager?: number
  onFollow?: () => void
}

/** Cards side by side, as many as fit: two on a phone, six on a wide screen. */
export function ProductGrid({ products, eager = 0, onFollow }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.productId}>
          <ProductCard product={product} eager={index < eager} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}
