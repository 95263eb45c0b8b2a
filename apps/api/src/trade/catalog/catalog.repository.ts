import type { LabelTexts, LabelValues } from '@bottega/rules/catalog/product-label.ts'
import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ContentUnit } from '@bottega/rules/money/prices.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Reader } from '../../kernel/database/database.ts'
import type { SellingMode } from '@bottega/rules/quantity/selling-terms.ts'
import { product, productAlternative, type SelectOption } from './products.tables.ts'
import { hasBarcode } from './scanned-products.queries.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import type { PriceRow } from './prices/price-history.ts'
import type { PromotionRow } from './prices/promotion-choice.ts'

export interface ProductClassRow {
  readonly classId: number
  readonly groupId: number
  readonly name: Localized
  readonly icon: string | null
  readonly maximumQuantity: number | null
}

export interface BreadCrumbRow {
  readonly categoryId: number
  readonly name: Localized
  readonly slug: string
}

export interface ProductRow extends Record<string, unknown> {
  id: number
  codInt: string
  codVar: string
  barcode: string | null
  furtherBarcodes: string[]
  slug: string
  vendorId: number
  vendorName: string
  categoryId: number
  name: Localized
  brand: string
  pack: Localized
  sellingMode: SellingMode
  quantityMultiple: number
  quantityLocked: boolean
  minimumQuantity: number
  maximumQuantity: number | null
  firstWeight: number | null
  stepWeight: number | null
  contentAmount: number | null
  contentUnit: ContentUnit | null
  unitWeight: number | null
  multiPack: number | null
  weightVariable: boolean
  vatPercent: number
  leadTimeHours: number
  dayLock: string
  lockCutoff: string
  lockerLevel: string | null
  energyClass: string | null
  adultsOnly: boolean
  infantFormula: boolean
  mealVoucherEligible: boolean
  selectOptions: SelectOption[]
  image: string | null
  newUntil: ShopDate | null
  highlight: boolean
  published: boolean
  warehouseId: number
  warehouseName: string
  breadCrumbs: BreadCrumbRow[] | null
  classes: ProductClassRow[] | null
  prices: PriceRow[] | null
  promotions: PromotionRow[] | null
  available: number | null
}

/** Days for which prices are read back: the 30 days before a promotion that has run for three months. */
const historyDays = 120

/** The prices of product `p` in warehouse `w` until a day, without rows that a later one without end replaced before then. */
export const priceRows = (day: SQL): SQL =>
  sql`(select json_agg(json_build_object('validFrom', pp.valid_from, 'validTo', pp.valid_to,
          'priceCents', pp.price_cents))
        from product_price pp
        where pp.product_id = p.id and pp.warehouse_id = w.id and pp.valid_from <= ${day}
          and (pp.valid_to is null or pp.valid_to >= ${day} - ${historyDays}::int)
          and pp.valid_from >= coalesce((select max(o.valid_from) from product_price o
            where o.product_id = p.id and o.warehouse_id = w.id and o.valid_from <= ${day} - ${historyDays}::int
              and o.valid_to is null), '-infinity'))`

/** The promotions of product `p` in warehouse `w` until a day. */
export const promotionRows = (day: SQL): SQL =>
  sql`(select json_agg(json_build_object('promotionId', r.id, 'typeId', r.type_id, 'name', r.name,
          'validFrom', r.valid_from, 'validTo', r.valid_to, 'selectable', r.selectable, 'belowCost', r.below_cost,
          'membersOnly', r.members_only, 'pieces', r.pieces, 'paidPieces', r.paid_pieces,
          'discountPercent', r.discount_percent, 'priceCents', m.price_cents, 'view', r.view))
        from promotion_product m join promotion r on r.id = m.promotion_id
        where m.product_id = p.id and r.warehouse_id = w.id
          and r.valid_from <= ${day} and r.valid_to >= ${day} - ${historyDays}::int)`

/**
 * Everything a list, a cart and a checkout need to know of some products in some warehouses on a day, in one
 * statement for one id or five hundred. Price rows and promotions come with enough of their past to know the lowest
 * price before the promotion in force began; rows that a later one without end replaced before then stay out.
 */
export async function selectProducts(
  reader: Reader,
  { warehouseIds, day }: { warehouseIds: readonly number[]; day: ShopDate },
  ids: readonly number[],
): Promise<ProductRow[]> {
  const { rows } = await reader.execute<ProductRow>(sql`
    select p.id, p.cod_int as "codInt", p.cod_var as "codVar", p.barcode, p.further_barcodes as "furtherBarcodes", p.slug, p.vendor_id as "vendorId",
      p.category_id as "categoryId", p.name, p.brand, p.pack, p.selling_mode as "sellingMode",
      p.quantity_multiple as "quantityMultiple", p.quantity_locked as "quantityLocked",
      p.minimum_quantity as "minimumQuantity", p.maximum_quantity as "maximumQuantity",
      p.first_weight as "firstWeight", p.step_weight as "stepWeight", p.content_amount as "contentAmount",
      p.content_unit as "contentUnit", p.unit_weight as "unitWeight", p.multi_pack as "multiPack",
      p.weight_variable as "weightVariable", p.vat_percent as "vatPercent", p.lead_time_hours as "leadTimeHours",
      p.day_lock as "dayLock", p.lock_cutoff as "lockCutoff", p.locker_level as "lockerLevel",
      p.texts ->> 'energyClass' as "energyClass",
      p.adults_only as "adultsOnly", p.infant_formula as "infantFormula",
      p.meal_voucher_eligible as "mealVoucherEligible", p.select_options as "selectOptions", p.image,
      p.new_until::text as "newUntil", p.highlight, p.published,
      (select v.name from vendor v where v.id = p.vendor_id) as "vendorName",
      w.id as "warehouseId", w.name as "warehouseName",
      (select json_agg(json_build_object('categoryId', c.id, 'name', c.name, 'slug', c.slug)
          order by array_position(p.category_path, c.id))
        from category c where c.id = any(p.category_path)) as "breadCrumbs",
      (select json_agg(json_build_object('classId', k.id, 'groupId', k.group_id, 'name', k.name, 'icon', k.icon,
          'maximumQuantity', k.maximum_quantity) order by k.group_id, k.id)
        from product_class k where k.id = any(p.class_ids)) as "classes",
      ${priceRows(sql`${day}::date`)} as "prices",
      ${promotionRows(sql`${day}::date`)} as "promotions",
      (select s.available from stock s where s.product_id = p.id and s.warehouse_id = w.id) as "available"
    from product p cross join warehouse w
    where p.id = any(${sql.param([...ids])}::int[]) and w.id = any(${sql.param([...warehouseIds])}::int[])`)
  return rows
}

/** Stock left in a warehouse, in thousandths, by product id; products it does not count are missing. */
export async function selectStock(
  reader: Reader,
  warehouseId: number,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await reader.execute<{ id: number; available: number }>(sql`
    select product_id as id, available from stock
    where warehouse_id = ${warehouseId} and product_id = any(${sql.param([...productIds])}::int[])`)
  return new Map(rows.map(({ id, available }) => [id, available]))
}

/** The products of which a warehouse has nothing left. */
export async function selectSoldOut(reader: Reader, warehouseId: number): Promise<Set<number>> {
  const { rows } = await reader.execute<{ id: number }>(sql`
    select product_id as id from stock where warehouse_id = ${warehouseId} and available = 0`)
  return new Set(rows.map(({ id }) => id))
}

export interface ProductTextsRow {
  productId: number
  texts: LabelTexts
  nutrition: LabelValues['nutrition'] | null
  alcoholPercent: number | null
}

/** The texts that only the product's own page shows, found by the product's slug or id. */
export async function selectProductTexts(
  reader: Reader,
  wanted: { slug: string } | { productId: number },
): Promise<ProductTextsRow | undefined> {
  const [row] = await reader
    .select({
      productId: product.id,
      texts: product.texts,
      nutrition: product.nutrition,
      alcoholPercent: product.alcoholPercent,
    })
    .from(product)
    .where('slug' in wanted ? eq(product.slug, wanted.slug) : eq(product.id, wanted.productId))
  return row
}

/** Ids of what the shop names as substitutes, in its order, by product. */
export async function selectAlternatives(
  reader: Reader,
  productIds: readonly number[],
): Promise<{ productId: number; alternativeId: number }[]> {
  return reader
    .select({ productId: productAlternative.productId, alternativeId: productAlternative.alternativeId })
    .from(productAlternative)
    .where(inArray(productAlternative.productId, [...productIds]))
    .orderBy(asc(productAlternative.position), asc(productAlternative.alternativeId))
}

export interface ReferencedProduct {
  readonly productId: number
  readonly barcode: string | null
  readonly furtherBarcodes: readonly string[]
  readonly code: string
  readonly slug: string
}

/** Products as editors name them: by barcode, internal code or slug. */
export async function selectReferenced(reader: Reader, references: readonly string[]): Promise<ReferencedProduct[]> {
  if (references.length === 0) return []
  const names = [...references]
  return reader
    .select({
      productId: product.id,
      barcode: product.barcode,
      furtherBarcodes: product.furtherBarcodes,
      code: product.codInt,
      slug: product.slug,
    })
    .from(product)
    .where(or(hasBarcode(names), inArray(product.codInt, names), inArray(product.slug, names)))
    .orderBy(asc(product.id))
}
