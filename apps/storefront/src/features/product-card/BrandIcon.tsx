import styles from './BrandIcon.module.css'
import type { ShelfProduct } from './shelf-product.ts'

/** The logo of a brand of the group, on the picture. */
export function BrandIcon({ product: { brandMark } }: { product: Pick<ShelfProduct, 'brandMark'> }) {
  if (!brandMark) return null
  return <img src={brandMark.icon} alt={brandMark.name} width="32" height="32" loading="lazy" className={styles.icon} />
}
