import type { WarehousePromoView } from '@bottega/contract/catalog/product.ts'
import { useTranslations } from './use-translations.ts'
import { bubbleOf } from './promotion-bubble.ts'
import { productWords } from './shared/product.ts'

/** The short name of a promotion in the person's language. */
export function useBubble(): (promotion: WarehousePromoView) => string {
  const t = useTranslations(productWords)
  const words = { belowCost: () => t('belowCost'), secondPiece: (percent: number) => t('secondPiece', { percent }) }
  return (promotion) => bubbleOf(promotion, words)
}
