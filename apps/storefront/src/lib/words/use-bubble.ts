import type { WarehousePromoView } from '@bottega/contract/catalog/product.ts'
import { useTranslations } from 'use-intl'
import { bubbleOf } from './promotion-bubble.ts'

/** The short name of a promotion in the person's language. */
export function useBubble(): (promotion: WarehousePromoView) => string {
  const t = useTranslations('product')
  const words = { belowCost: () => t('belowCost'), secondPiece: (percent: number) => t('secondPiece', { percent }) }
  return (promotion) => bubbleOf(promotion, words)
}
