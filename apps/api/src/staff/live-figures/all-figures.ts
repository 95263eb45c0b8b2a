import type { FigureKind } from '@bottega/rules/live-figures/figure-kinds.ts'
import type { Figures, PriceFigure, PromotionFigure, StockFigure } from './figures.ts'
import { priceFigures } from './price-figures.ts'
import { promotionFigures } from './promotion-figures.ts'
import { stockFigures } from './stock-figures.ts'

export interface FigureOf {
  stock: StockFigure
  prices: PriceFigure
  promotions: PromotionFigure
}

/** The kinds of figures: files and calls of machines go the same way. */
export const allFigures: { readonly [Kind in FigureKind]: Figures<FigureOf[Kind]> } = {
  stock: stockFigures,
  prices: priceFigures,
  promotions: promotionFigures,
}
