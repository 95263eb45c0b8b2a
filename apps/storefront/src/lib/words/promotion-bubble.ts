import type { WarehousePromoView } from '@bottega/contract/catalog/product.ts'
import { promotionLabel } from '@bottega/rules/promotions/promotion-label.ts'

type Words = { belowCost: () => string; secondPiece: (percent: number) => string }

/**
 * The name of a promotion in two or three signs, by its type: `3×2`, `SOTTOCOSTO`, `2° −50 %`; any other in the words
 * its editor wrote. (Shopping core, section 9; `promotionLabel`)
 */
export function bubbleOf(promotion: WarehousePromoView, words: Words): string {
  const { warehousePromoTypeId, promoType, discountPerc, view } = promotion
  const take = view.mPiece ?? null
  const percent = Math.floor(discountPerc)
  const label = promotionLabel({
    promotionTypeId: warehousePromoTypeId,
    isBelowCost: promoType === 'SOTTOCOSTO',
    take,
    // The wire names the pieces taken and, rounded down to hundredths, the percentage saved on them.
    pay: take === null ? null : take - Math.round((take * discountPerc) / 100),
    discountPercent: percent > 0 ? percent : null,
  })
  switch (label.key) {
    case 'promo.multiPiece':
      return `${label.args.take}×${label.args.pay}`
    case 'promo.secondPiece':
      return words.secondPiece(label.args.percent)
    case 'promo.belowCost':
      return words.belowCost()
    case 'view':
      return view.bubble ?? (percent > 0 ? `−${percent} %` : (view.header ?? view.body))
    default:
      return label satisfies never
  }
}
