import { useTranslations } from 'use-intl'
import styles from './PromotionBubble.module.css'
import type { ShelfProduct } from './shelf-product.ts'

/** What a promotion is called in two or three signs: `−28 %`, `3×2`, `Socio −20 %`; a new product says so. */
export function PromotionBubble({ product: { warehousePromo, newProduct } }: { product: ShelfProduct }) {
  const t = useTranslations('product')
  if (!warehousePromo) return newProduct && <Bubble tone="new">{t('new')}</Bubble>
  const { view, discountPerc, membersOnly } = warehousePromo
  const offer = view.bubble ?? (discountPerc > 0 ? `−${discountPerc} %` : view.body)
  if (membersOnly !== true) return <Bubble tone="offer">{offer}</Bubble>
  return <Bubble tone="member">{[view.badge ?? t('member'), offer].join(' ')}</Bubble>
}

function Bubble({ tone, children }: { tone: 'offer' | 'member' | 'new'; children: string }) {
  return (
    <span className={styles.bubble} data-tone={tone}>
      {children}
    </span>
  )
}
