import type { SellingMode } from '@bottega/rules/quantity/selling-terms.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { oneOf } from '../../kernel/database/is-there.ts'
import { lowestPrice, type PriceBefore } from './catalog.products.ts'
import { priceRows, promotionRows } from './catalog.repository.ts'
import { type PriceRow, priceOn } from './prices/price-history.ts'
import type { PromotionRow } from './prices/promotion-choice.ts'
import { promotion, promotionProduct } from './promotions.tables.ts'

/** A product of a promotion, with the prices that the promotion is held against on its first day. */
export interface PromotedProductRow extends PriceBefore {
  readonly promotionId: number
  readonly typeId: number
  readonly pieces: number | null
  readonly paidPieces: number | null
  readonly discountPercent: number | null
  /** In promotion; null where the promotion itself says how much comes off. */
  readonly priceCents: number | null
  /** In another promotion of the same warehouse on one of its days. */
  readonly isInOther: boolean
}

interface Row extends Record<string, unknown>, Omit<PromotedProductRow, 'isLoose' | 'listCents' | 'lowestCents'> {
  from: string
  sellingMode: SellingMode
  prices: PriceRow[] | null
  promotions: PromotionRow[] | null
}

/** Every product of some promotions, in one statement. */
export async function findPromotedProducts(db: Reader, promotionIds: readonly number[]): Promise<PromotedProductRow[]> {
  if (promotionIds.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select one.id as "promotionId", one.type_id as "typeId", one.pieces, one.paid_pieces as "paidPieces",
      one.discount_percent as "discountPercent", one.valid_from::text as "from", line.price_cents as "priceCents",
      p.id as "productId", w.id as "warehouseId", p.infant_formula as "isFirstInfantFormula",
      p.selling_mode as "sellingMode", ${priceRows(sql`one.valid_from`)} as prices,
      ${promotionRows(sql`one.valid_from`)} as promotions,
      exists (select from ${promotionProduct} l join ${promotion} o on o.id = l.promotion_id
        where l.product_id = p.id and o.id <> one.id and o.warehouse_id = one.warehouse_id
          and o.valid_from <= one.valid_to and o.valid_to >= one.valid_from) as "isInOther"
    from ${promotion} one join ${promotionProduct} line on line.promotion_id = one.id
    join product p on p.id = line.product_id join warehouse w on w.id = one.warehouse_id
    where one.id = ${oneOf(promotionIds)}`)
  return rows.map(promotedProduct)
}

const promotedProduct = ({ from, sellingMode, prices, promotions, ...row }: Row): PromotedProductRow => ({
  ...row,
  isLoose: sellingMode === 'loose',
  listCents: priceOn(prices ?? [], from),
  lowestCents: lowestPrice(prices ?? [], promotions ?? [], from),
})
