import { promotionRefusal } from '@bottega/rules/promotions/promotion-refusal.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { findPromotedProducts, type PromotedProductRow } from '../../trade/catalog/promoted-products.queries.ts'
import type { findCalendar } from './many-promotions.repository.ts'
import { cutOf } from './promotions.service.ts'

type CalendarRow = Awaited<ReturnType<typeof findCalendar>>[number]

/** Products of a promotion that want a look, each counted once however many stores it is in. */
interface PromotionWarnings {
  /** In another promotion of the same store and days. */
  readonly conflicts: number
  /** Not below its price, or not below every price of the 30 days before. */
  readonly notReduced: number
}

const isNotReduced = ({ priceCents, ...row }: PromotedProductRow) => {
  const refused = promotionRefusal(cutOf({ row, priceCents }), row)
  return refused === 'not-below-price' || refused === 'not-below-lowest'
}

/**
 * The warnings of a page of the calendar by the first id of each row, all read at once, as a preview of each would give
 * them. Promotions that have ended have none: nothing can be done about them.
 */
export async function warningsOf(
  db: Reader,
  page: readonly CalendarRow[],
  today: string,
): Promise<ReadonlyMap<number, PromotionWarnings>> {
  const open = page.filter(({ to }) => to >= today)
  const rowOf = new Map(open.flatMap(({ promotionId, ids }) => ids.flat().map((id) => [id, promotionId] as const)))
  const found = Map.groupBy(await findPromotedProducts(db, [...rowOf.keys()]), (one) => rowOf.get(one.promotionId))
  const products = (rows: readonly PromotedProductRow[]) => new Set(rows.map(({ productId }) => productId)).size
  return new Map(
    open.map(({ promotionId }) => {
      const rows = found.get(promotionId) ?? []
      const conflicts = products(rows.filter(({ isInOther }) => isInOther))
      return [promotionId, { conflicts, notReduced: products(rows.filter(isNotReduced)) }]
    }),
  )
}
