import { useTranslations } from '../../lib/words/use-translations.ts'
import { productWords } from '../../lib/words/shared/product.ts'
import styles from './PromotionBubble.module.css'
import type { ShelfProduct } from './shelf-product.ts'
import { useBubble } from '../../lib/words/use-bubble.ts'

/** Short label of a promotion, `Socio −20 %` for members; or that the product is new. */
export function PromotionBubble({ product: { warehousePromo, newProduct } }: { product: ShelfProduct }) {
  const t = useTranslations(productWords)
  const bubble = useBubble()
  if (!warehousePromo) return newProduct && <Bubble tone="new">{t('new')}</Bubble>
  const offer = bubble(warehousePromo)
  if (warehousePromo.membersOnly !== true) return <Bubble tone="offer">{offer}</Bubble>
  return <Bubble tone="member">{[warehousePromo.view.badge ?? t('member'), offer].join(' ')}</Bubble>
}

function Bubble({ tone, children }: { tone: 'offer' | 'member' | 'new'; children: string }) {
  return (
    <span className={styles.bubble} data-tone={tone}>
      {children}
    </span>
  )
}
