import type { Cents } from '@bottega/rules/money/cents.ts'
import { cutByPercent, promotionType } from '@bottega/rules/promotions/promotion.ts'
import {
  type PromotionCut,
  type PromotionDays,
  type PromotionRefusal,
  promotionRefusal,
} from '@bottega/rules/promotions/promotion-refusal.ts'
import { createHash } from 'node:crypto'
import type { PriceBefore } from '../../trade/catalog/catalog.products.ts'
import { averagePrice, promotionRule } from '../../trade/catalog/prices/promotion-choice.ts'
import type { promotion } from '../../trade/catalog/promotions.tables.ts'
import type { Localized } from '../../kernel/database/columns.ts'

/** A product of a warehouse; `priceCents` is its price in promotion where the promotion itself says none. */
export interface PromotedPair {
  readonly productId: number
  readonly warehouseId: number
  readonly priceCents: Cents | null
}

/** A promotion to be made, one row of it in each warehouse. */
export interface AskedPromotion extends PromotionDays {
  readonly values: Omit<typeof promotion.$inferInsert, 'warehouseId' | 'validFrom' | 'validTo'>
  /** Of a price in cents the pairs say their own. */
  readonly cut: PromotionCut
  readonly pairs: readonly PromotedPair[]
  /** The promotion that gets these days, and the days it has had; undefined for one that is made. */
  readonly moved?: PromotionDays & { readonly promotionId: number }
}

/** Another promotion of a product in a warehouse. */
export interface OtherPromotion extends PromotionDays {
  readonly productId: number
  readonly warehouseId: number
  readonly promotionId: number
  readonly name: Localized
}

export interface PlannedItem extends PromotedPair, PromotionDays {
  /** The place of its promotion among those that were asked for. */
  readonly asked: number
  readonly listCents: Cents
  /** Of several pieces what one of them comes to. */
  readonly afterCents: Cents
  readonly lowestCents: Cents | null
  readonly others: readonly OtherPromotion[]
}

export interface LeftOut extends Pick<PromotedPair, 'productId' | 'warehouseId'> {
  readonly reason: PromotionRefusal | 'in-promotion' | 'begun' | 'other-days'
  readonly listCents: Cents | null
  readonly lowestCents: Cents | null
  readonly afterCents: Cents | null
}

/** The effect of promotions: what they would put in promotion, and what they leave out. */
export interface PromotionPlan {
  readonly items: readonly PlannedItem[]
  readonly left: readonly LeftOut[]
}

interface KnownOf {
  readonly prices: (day: string, pair: PromotedPair) => PriceBefore | undefined
  readonly others: (pair: PromotedPair) => readonly OtherPromotion[]
}

const notSold = { isFirstInfantFormula: false, isLoose: false, listCents: null, lowestCents: null }

/** Plans each product of each warehouse by itself: what the law or its price forbids is left out and named. */
export function planPromotions(
  asked: readonly AskedPromotion[],
  known: KnownOf,
  leavePromoted: boolean,
): PromotionPlan {
  const items: PlannedItem[] = []
  const left: LeftOut[] = []
  for (const [place, one] of asked.entries())
    for (const pair of one.pairs) {
      const { productId, warehouseId, priceCents } = pair
      const { from, to } = one
      const promoted = known.prices(from, pair) ?? notSold
      const { listCents, lowestCents } = promoted
      const cut = ofPair(one.cut, pair)
      const others = known.others(pair).filter((other) => other.from <= to && other.to >= from)
      const refused = promotionRefusal(cut, promoted)
      const afterCents = listCents === null ? null : afterOf(one, cut, { listCents, priceCents })
      if (refused !== undefined || listCents === null || afterCents === null)
        left.push({ productId, warehouseId, reason: refused ?? 'no-price', listCents, lowestCents, afterCents })
      else if (leavePromoted && others.length > 0)
        left.push({ productId, warehouseId, reason: 'in-promotion', listCents, lowestCents, afterCents })
      else items.push({ ...pair, from, to, asked: place, listCents, afterCents, lowestCents, others })
    }
  return { items, left }
}

/**
 * A product of a store moves with all its promotions or with none: where one of them stays on its days, its price would be
 * among those of the 30 days the others are held against. (Safety, 22)
 */
export function movedWhole({ items, left }: PromotionPlan): PromotionPlan {
  const nameOf = ({ productId, warehouseId }: Pick<PromotedPair, 'productId' | 'warehouseId'>) =>
    `${warehouseId} ${productId}`
  const staying = new Map(left.map((one) => [nameOf(one), one.reason]))
  const stays = items.flatMap(({ productId, warehouseId, listCents, lowestCents, afterCents }) => {
    const reason = staying.get(nameOf({ productId, warehouseId }))
    return reason === undefined ? [] : [{ productId, warehouseId, reason, listCents, lowestCents, afterCents }]
  })
  return { items: items.filter((one) => !staying.has(nameOf(one))), left: [...left, ...stays] }
}

const ofPair = (cut: PromotionCut, { priceCents }: PromotedPair): PromotionCut =>
  cut.kind === 'price' ? { kind: 'price', cents: priceCents ?? 0 } : cut

function afterOf(
  { values }: AskedPromotion,
  cut: PromotionCut,
  { listCents, priceCents }: { listCents: Cents; priceCents: Cents | null },
): Cents | null {
  if (cut.kind === 'price') return cut.cents
  if (cut.kind === 'percent') return cutByPercent(listCents, cut.percent)
  const { typeId, pieces = null, paidPieces = null, discountPercent = null } = values
  const terms = { promotionId: 0, typeId, pieces, paidPieces, discountPercent, priceCents }
  const rule = promotionRule({ ...terms, selectable: false, belowCost: false, membersOnly: false }, listCents)
  return rule && averagePrice(rule, listCents)
}

/** Names a plan: other products, prices or promotions give another name. */
export const seenOfPlan = ({ items, left }: PromotionPlan): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        items.map(({ others, ...item }) => ({ ...item, others: others.map(({ promotionId }) => promotionId) })),
        left,
      ]),
    )
    .digest('base64url')

/** The kind of a row of the tables, whose price stands beside its products where it says no percentage. */
export function kindOf({ typeId, discountPercent }: { typeId: number; discountPercent: number | null }) {
  if (typeId === promotionType.multiPiece) return 'pieces'
  if (typeId === promotionType.secondPiece) return 'second'
  return discountPercent === null ? 'price' : 'percent'
}
