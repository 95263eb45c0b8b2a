import { barcodesOf, canonicalBarcode } from '@bottega/rules/validators/barcode.ts'
import { inArray, or, sql } from 'drizzle-orm'
import type { Cents } from '@bottega/rules/money/cents.ts'
import { promotedUnitPrice } from '@bottega/rules/promotions/promotion.ts'
import type { SellingMode } from '@bottega/rules/quantity/selling-terms.ts'
import { addDays, type ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { product } from './products.tables.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import { hasBarcode } from './scanned-products.queries.ts'
import { type PriceRow, priceOn, turningDaysOf } from './prices/price-history.ts'
import {
  averagePrice,
  bestPromotion,
  promotionRule,
  type PromotionRow,
  type PromotionTerms,
} from './prices/promotion-choice.ts'

/** The name of a product on something printed: the shop's code or its barcode. */
export interface PrintedName {
  readonly code?: string | undefined
  readonly barcode?: string | undefined
}

export interface PrintedProduct {
  readonly productId: number
  readonly code: string
  readonly barcode: string | null
  readonly furtherBarcodes: readonly string[]
  readonly name: Localized
  readonly brand: string
  readonly pack: Localized
  readonly sellingMode: SellingMode
  /** Stored path of its picture. */
  readonly image: string | null
}

/** The products some names stand for, in one statement; ask `namedBy` for each. */
export async function findPrinted(reader: Reader, names: readonly PrintedName[]): Promise<readonly PrintedProduct[]> {
  const codes = names.flatMap(({ code }) => code ?? [])
  const barcodes = names.flatMap(({ barcode }) => barcode ?? [])
  if (codes.length + barcodes.length === 0) return []
  return reader
    .select({
      productId: product.id,
      code: product.codInt,
      barcode: product.barcode,
      furtherBarcodes: product.furtherBarcodes,
      name: product.name,
      brand: product.brand,
      pack: product.pack,
      sellingMode: product.sellingMode,
      image: product.image,
    })
    .from(product)
    .where(or(inArray(product.codInt, codes), hasBarcode(barcodes)))
    .orderBy(product.codVar)
}

export function namedBy(products: readonly PrintedProduct[], { code, barcode }: PrintedName) {
  if (code !== undefined) return products.find((one) => one.code === code)
  if (barcode === undefined) return undefined
  return products.find((one) => barcodesOf(one).includes(canonicalBarcode(barcode)))
}

/** From this day on, until the next one of its list. */
export interface PriceFrom {
  readonly from: ShopDate
  /** Cents paid for one piece or kilogram; null where it is not sold. */
  readonly cents: Cents | null
}

export interface PricePeriod {
  readonly warehouseIds: readonly number[]
  readonly from: ShopDate
  /** The last day. */
  readonly to: ShopDate
}

export interface PricesInWarehouse {
  readonly productId: number
  readonly warehouseId: number
  readonly everybody: readonly PriceFrom[]
  readonly members: readonly PriceFrom[]
}

/** The terms that decide the prices of one product in one warehouse. */
export interface PriceTerms {
  readonly published: boolean
  readonly infantFormula: boolean
  readonly prices: readonly PriceRow[] | null
  readonly promotions: readonly PrintedPromotion[] | null
}
type PrintedPromotion = PromotionTerms & Pick<PromotionRow, 'validFrom' | 'validTo'>

interface PricesRow extends PriceTerms, Record<string, unknown> {
  readonly promotions: readonly NamedPromotion[] | null
  readonly productId: number
  readonly warehouseId: number
}

/** The rows that decide the prices of some products in some warehouses during a period, in one statement. */
async function termsDuring(
  reader: Reader,
  { warehouseIds, from, to }: PricePeriod,
  productIds: readonly number[],
): Promise<PricesRow[]> {
  if (productIds.length === 0 || warehouseIds.length === 0) return []
  const { rows } = await reader.execute<PricesRow>(sql`
    select p.id as "productId", w.id as "warehouseId", p.published, p.infant_formula as "infantFormula",
      (select json_agg(json_build_object('validFrom', pp.valid_from, 'validTo', pp.valid_to,
          'priceCents', pp.price_cents))
        from product_price pp
        where pp.product_id = p.id and pp.warehouse_id = w.id and pp.valid_from <= ${to}
          and (pp.valid_to is null or pp.valid_to >= ${from})) as "prices",
      (select json_agg(json_build_object('promotionId', r.id, 'typeId', r.type_id, 'name', r.name,
          'validFrom', r.valid_from, 'validTo', r.valid_to, 'selectable', r.selectable, 'belowCost', r.below_cost,
          'membersOnly', r.members_only, 'pieces', r.pieces, 'paidPieces', r.paid_pieces,
          'discountPercent', r.discount_percent, 'priceCents', m.price_cents))
        from promotion_product m join promotion r on r.id = m.promotion_id
        where m.product_id = p.id and r.warehouse_id = w.id and r.valid_from <= ${to} and r.valid_to >= ${from}
      ) as "promotions"
    from product p cross join warehouse w
    where p.id = any(${sql.param([...productIds])}::int[]) and w.id = any(${sql.param([...warehouseIds])}::int[])`)
  return rows
}

/** Every price some products have in some warehouses during a period, in one statement. */
export async function pricesDuring(
  reader: Reader,
  period: PricePeriod,
  productIds: readonly number[],
): Promise<PricesInWarehouse[]> {
  return (await termsDuring(reader, period, productIds)).map((row) => ({
    productId: row.productId,
    warehouseId: row.warehouseId,
    everybody: spansOf(row, period, false),
    members: spansOf(row, period, true),
  }))
}

/** Days of one price, with the promotion that makes it. */
export interface OfferSpan {
  readonly from: ShopDate
  /** The last day. */
  readonly to: ShopDate
  /** Cents a member pays, of several pieces what one comes to; null where it is not sold. */
  readonly cents: Cents | null
  readonly promotion: NamedPromotion | null
  /** Promotions of these days that save less. */
  readonly others: readonly NamedPromotion[]
}
type NamedPromotion = PromotionTerms & Pick<PromotionRow, 'validFrom' | 'validTo' | 'name'>

/** The promotions that make the prices of some products in some warehouses during a period, in one statement. */
export async function offersDuring(reader: Reader, period: PricePeriod, productIds: readonly number[]) {
  return (await termsDuring(reader, period, productIds)).map((row) => ({
    productId: row.productId,
    warehouseId: row.warehouseId,
    spans: offersOf(row, period),
  }))
}

function offersOf(row: PricesRow, { from, to }: Pick<PricePeriod, 'from' | 'to'>): OfferSpan[] {
  const prices = row.prices ?? []
  const promotions = row.infantFormula ? [] : (row.promotions ?? [])
  const spans: OfferSpan[] = []
  for (const day of turningDaysWithin([...prices, ...promotions], { from, to })) {
    const offer = row.published ? offerOn(prices, promotions, day) : notSold
    const before = spans.pop()
    if (before !== undefined && isSameOffer(before, offer)) spans.push({ ...before, to })
    else spans.push(...(before === undefined ? [] : [{ ...before, to: addDays(day, -1) }]), { from: day, to, ...offer })
  }
  return spans
}

const notSold = { cents: null, promotion: null, others: [] } as const

function offerOn(prices: readonly PriceRow[], promotions: readonly NamedPromotion[], day: ShopDate) {
  const list = priceOn(prices, day)
  if (list === null) return notSold
  const inForce = promotions.filter(
    (one) => one.validFrom <= day && one.validTo >= day && promotionRule(one, list) !== null,
  )
  const best = bestPromotion(inForce, list, true)
  if (best === null || best.row.selectable) return { cents: list, promotion: null, others: inForce }
  const others = inForce.filter((one) => one !== best.row)
  return { cents: averagePrice(best.rule, list), promotion: best.row, others }
}

const isSameOffer = (one: Pick<OfferSpan, 'cents' | 'promotion' | 'others'>, other: typeof one) =>
  one.cents === other.cents &&
  one.promotion?.promotionId === other.promotion?.promotionId &&
  one.others.length === other.others.length &&
  one.others.every(({ promotionId }, place) => promotionId === other.others[place]?.promotionId)

/** The first day of a period, and those of it on which a row begins or the day before has ended one. */
function turningDaysWithin(
  rows: Parameters<typeof turningDaysOf>[0],
  { from, to }: Pick<PricePeriod, 'from' | 'to'>,
): ShopDate[] {
  return [...new Set([from, ...turningDaysOf(rows).filter((day) => day > from && day <= to)])].sort()
}

/** A price can only change where a row begins, or on the day after one ends. */
export function spansOf(
  row: PriceTerms,
  { from, to }: Pick<PricePeriod, 'from' | 'to'>,
  isMember: boolean,
): PriceFrom[] {
  const prices = row.prices ?? []
  // The law allows no promotion of first-stage infant formula. (Safety, 25)
  const promotions = row.infantFormula ? [] : (row.promotions ?? [])
  const spans: PriceFrom[] = []
  for (const day of turningDaysWithin([...prices, ...promotions], { from, to })) {
    const cents = row.published ? paidOn(prices, promotions, day, isMember) : null
    if (spans.length === 0 || spans.at(-1)?.cents !== cents) spans.push({ from: day, cents })
  }
  return spans
}

/** A members' promotion takes nothing off for others; one the shopper has to choose takes nothing off by itself. */
function paidOn(
  prices: readonly PriceRow[],
  promotions: readonly PrintedPromotion[],
  day: ShopDate,
  isMember: boolean,
) {
  const list = priceOn(prices, day)
  if (list === null) return null
  const inForce = promotions.filter(({ validFrom, validTo }) => validFrom <= day && validTo >= day)
  const best = bestPromotion(inForce, list, isMember)
  const counts = best !== null && !best.row.selectable && (isMember || !best.row.membersOnly)
  return promotedUnitPrice(list, counts ? best.rule : null)
}
