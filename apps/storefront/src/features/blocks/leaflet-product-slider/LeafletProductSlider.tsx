import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { SlidingRow } from '../../../lib/slider/SlidingRow.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { LeafletProductCard } from '../../leaflets/card/LeafletProductCard.tsx'
import { leafletProduct } from '../../leaflets/load-leaflets.ts'
import { leafletsWords } from '../../leaflets/words/leaflets.ts'
import type { BlockProps } from '../define-block.ts'
import styles from './LeafletProductSlider.module.css'

/** The goods a leaflet offers, as cards of the leaflet, with the way to its pages. */
export function LeafletProductSlider({ block: { content, data } }: BlockProps<'LeafletProductSlider'>) {
  const t = useTranslations(leafletsWords)
  const { leaflet, printed } = data
  return (
    <SlidingRow
      title={content.title ?? leaflet.title}
      more={<Anchor href={paths.leaflet(leaflet.slug)}>{t('backToPages')}</Anchor>}
      className={styles.cards}
    >
      {printed.map((product) => (
        <li key={product.productId}>
          <LeafletProductCard leaflet={leaflet} product={leafletProduct(product)} />
        </li>
      ))}
    </SlidingRow>
  )
}
