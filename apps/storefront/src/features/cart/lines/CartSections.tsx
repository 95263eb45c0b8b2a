import { useShopper } from '../../../lib/visit/shopper.ts'
import { CartLineRow } from './CartLineRow.tsx'
import styles from './CartSections.module.css'
import { sectionsOf } from '../../cart-store/cart-sections.ts'

type CartSectionsProps = { compact?: boolean; level: 2 | 3 }

/** The lines by department. */
export function CartSections({ compact = false, level }: CartSectionsProps) {
  const { cart } = useShopper()
  const Heading = level === 2 ? 'h2' : 'h3'
  return sectionsOf(cart).map((section) => (
    <section key={section.categoryId} className={styles.section} data-compact={compact}>
      <Heading className={styles.heading}>{section.name}</Heading>
      <ul>
        {section.items.map((item) => (
          <CartLineRow key={item.itemId} item={item} compact={compact} />
        ))}
      </ul>
    </section>
  ))
}
