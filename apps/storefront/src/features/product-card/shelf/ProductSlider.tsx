import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { ProductCard } from '../ProductCard.tsx'
import styles from './ProductSlider.module.css'
import type { ShelfProduct } from '../shelf-product.ts'
import { productWords } from '../../../lib/words/shared/product.ts'
import { useSlider } from '../../../lib/hooks/use-slider.ts'

type ProductSliderProps = {
  title: string
  products: readonly ShelfProduct[]
  /** Link to all of them. */
  more?: ReactNode
  /** A card before the products. */
  first?: ReactNode
  /** As many cards on a screen as the specification counts, or as the editor's options say, instead of as many as fit. */
  counted?: boolean
}

/**
 * A row of cards that scrolls sideways: by finger, wheel or keyboard before any script loads, by its buttons
 * afterwards.
 */
export function ProductSlider({ title, products, more, first, counted = false }: ProductSliderProps) {
  const t = useTranslations(productWords)
  const { strip, canGoBack, canGoOn, move } = useSlider()
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <div className={styles.tools}>
          {more}
          <div className={styles.buttons}>
            <IconButton
              icon="chevronLeft"
              label={t('slideBack', { title })}
              disabled={!canGoBack}
              onClick={() => move(-1)}
            />
            <IconButton
              icon="chevronRight"
              label={t('slideOn', { title })}
              disabled={!canGoOn}
              onClick={() => move(1)}
            />
          </div>
        </div>
      </div>
      <ul ref={strip} className={styles.strip} data-counted={counted}>
        {first && <li className={styles.slide}>{first}</li>}
        {products.map((product) => (
          <li key={product.productId} className={styles.slide}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
