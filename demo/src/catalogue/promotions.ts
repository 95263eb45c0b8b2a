import type { promotion, promotionProduct } from '@bottega/api/trade/catalog/promotions.tables.ts'
import { addDays, weekdayOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { chance } from '../random.ts'
import { type Article, isInfantFormula } from './articles.ts'
import { priceTag } from './prices.ts'
import { type PlannedPromotion, promotionPlan, promotionView } from './promotion-plan.ts'

export type PromotionRow = typeof promotion.$inferInsert & { id: number }
export type PromotionProductRow = typeof promotionProduct.$inferInsert

/**
 * The promotion a product takes part in, the same in every warehouse. First-stage infant formula never does; goods by
 * weight only take price cuts. (Safety, 25)
 */
export function plannedFor(article: Article, code: string, seed: number): PlannedPromotion | undefined {
  const { sentinel, draft } = article
  if (sentinel)
    return promotionPlan.find(({ key }) => key === (sentinel.selectablePromotion ? 'threeChosen' : undefined))
  if (isInfantFormula(article)) return undefined
  let roll = chance(seed, code, 'promotion')
  for (const planned of promotionPlan) {
    roll -= planned.share
    if (roll < 0) return draft.terms.sellingMode === 'loose' && planned.typeId !== 5 ? promotionPlan[1] : planned
  }
  return undefined
}

/** Leaflets run from Thursday to Wednesday week. Ids follow the plan, warehouse by warehouse. */
export function promotionRows(warehouseIds: readonly number[], today: string): PromotionRow[] {
  const lastThursday = addDays(today, -((weekdayOf(today) + 2) % 7))
  return warehouseIds.flatMap((warehouseId) =>
    promotionPlan.map((planned) => {
      const validFrom = planned.startsIn === undefined ? lastThursday : addDays(today, planned.startsIn)
      const validTo = addDays(validFrom, 13)
      return {
        id: promotionId(planned, warehouseIds.indexOf(warehouseId)),
        typeId: planned.typeId,
        warehouseId,
        name: planned.name,
        validFrom,
        validTo,
        selectable: planned.selectable ?? false,
        belowCost: planned.belowCost ?? false,
        membersOnly: planned.membersOnly ?? false,
        pieces: planned.pieces ?? null,
        paidPieces: planned.paidPieces ?? null,
        discountPercent: planned.discountPercent ?? null,
        view: promotionView(planned, validTo),
      }
    }),
  )
}

export function promotionId(planned: PlannedPromotion, warehouseIndex: number): number {
  return warehouseIndex * promotionPlan.length + promotionPlan.indexOf(planned) + 1
}

/** A sale below cost has its own price; for all others the promotion itself gives the reduction. */
export function promotionPrice(planned: PlannedPromotion, listCents: number): number | null {
  return planned.belowCost ? Math.min(priceTag(listCents * 0.62), listCents - 1) : null
}
