import { sql } from 'drizzle-orm'
import { promotedUnitPrice, type Promotion } from '@bottega/rules/promotions/promotion.ts'
import { firstPurchase } from '@bottega/rules/promotions/first-purchase.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import type { Pricing } from '../catalog.products.ts'
import type { CatalogueSnapshot } from './snapshot.ts'
import { averagePrice, bestPromotion, type PromotionTerms } from '../prices/promotion-choice.ts'

/** The prices that lists need: those of one warehouse on one day, for members or for everybody, by product number. */
export interface PriceView {
  /** Cents paid for a piece or kilogram; 0 where the warehouse does not sell it that day. */
  readonly paid: Int32Array
  /** Cents of what the add button puts in an empty cart: a whole pack, the first weight of loose goods. */
  readonly firstPurchase: Int32Array
  /** 1 where a promotion stands on the product. */
  readonly inPromotion: Uint8Array
  /** 1 where the promotion is a plain price cut. */
  readonly priceCut: Uint8Array
  /** Whole percent a promotion open to the visitor saves. */
  readonly saving: Uint8Array
}

type PromotionOfProduct = PromotionTerms & { productId: number }

/** Two statements, whatever the number of products. */
export async function loadPriceView(
  reader: Reader,
  { warehouseId, day, isMember }: Pricing,
  { numberOf, terms }: Pick<CatalogueSnapshot, 'numberOf' | 'terms'>,
): Promise<PriceView> {
  const { rows: prices } = await reader.execute<{ id: number; cents: number }>(sql`
    select distinct on (product_id) product_id as id, price_cents as cents
    from product_price
    where warehouse_id = ${warehouseId} and valid_from <= ${day} and (valid_to is null or valid_to >= ${day})
    order by product_id, valid_from desc`)
  const { rows: promotions } = await reader.execute<PromotionOfProduct & Record<string, unknown>>(sql`
    select m.product_id as "productId", m.price_cents as "priceCents",
      r.id as "promotionId", r.type_id as "typeId", r.selectable, r.below_cost as "belowCost",
      r.members_only as "membersOnly", r.pieces, r.paid_pieces as "paidPieces",
      r.discount_percent as "discountPercent"
    from promotion r join promotion_product m on m.promotion_id = r.id join product p on p.id = m.product_id
    where r.warehouse_id = ${warehouseId} and r.valid_from <= ${day} and r.valid_to >= ${day}
      and not p.infant_formula`)

  const firstPriceOf = (number: number, listCents: number, promotion: Promotion | null) => {
    const sold = terms[number]
    // If not even the smallest purchase is allowed, nothing is added and the price of a piece is all there is.
    return (sold && firstPurchase(sold, listCents, promotion).totalCents) || listCents
  }
  const list = new Int32Array(numberOf.size)
  const first = new Int32Array(numberOf.size)
  for (const { id, cents } of prices) {
    const number = numberOf.get(id)
    if (number === undefined) continue
    list[number] = cents
    first[number] = firstPriceOf(number, cents, null)
  }
  const byProduct = Map.groupBy(promotions, ({ productId }) => productId)
  const flags = () => new Uint8Array(numberOf.size)
  const view = { paid: list, firstPurchase: first, inPromotion: flags(), priceCut: flags(), saving: flags() }
  for (const [productId, rows] of byProduct) {
    const number = numberOf.get(productId)
    const listCents = number === undefined ? 0 : (list[number] ?? 0)
    const best = bestPromotion(rows, listCents, isMember)
    if (number === undefined || listCents === 0 || best === null) continue
    view.inPromotion[number] = 1
    view.priceCut[number] = Number(best.rule.kind === 'price-cut' && !best.rule.belowCost)
    if (best.row.membersOnly && !isMember) continue
    view.saving[number] = Math.floor(100 - (averagePrice(best.rule, listCents) * 100) / listCents)
    view.firstPurchase[number] = firstPriceOf(number, listCents, best.rule)
    view.paid[number] = promotedUnitPrice(listCents, best.rule.selectable ? null : best.rule)
  }
  return view
}
