import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import type { LeafletProduct } from '../load-leaflets.ts'
import { LeafletProductCard } from './LeafletProductCard.tsx'
import styles from './LeafletProducts.module.css'

type LeafletProductsProps = {
  title: string
  leaflet: Pick<LeafletView, 'leafletId' | 'title'>
  products: readonly LeafletProduct[]
}

/** Products of a leaflet under the page they stand on. */
export function LeafletProducts({ title, leaflet, products }: LeafletProductsProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.productId}>
            <LeafletProductCard leaflet={leaflet} product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
