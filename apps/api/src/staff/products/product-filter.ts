import { type LawDutyName, lawDutyNames } from '@bottega/rules/catalog/law-duties.ts'
import { namesOnLabel, type ScaleLayout } from '@bottega/rules/catalog/scale-label.ts'
import { and, or, sql, type SQL } from 'drizzle-orm'
import { literal } from '../../kernel/database/literal.ts'
import { lacksLawData } from '../../trade/catalog/law-gaps.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { hasBarcode } from '../../trade/catalog/scanned-products.queries.ts'
import { isWithheld, type Sale, saleColumn } from './staff-products.repository.ts'

export type ProductGap = 'price' | 'stock' | 'picture'

export interface ProductFilter {
  readonly words: readonly string[]
  readonly sale: Sale | undefined
  /** The duty that goods do not meet; `any` of them. */
  readonly lacks: LawDutyName | 'any' | undefined
  readonly without: ProductGap | undefined
  readonly categoryId: number | undefined
  /** The store whose prices and stock count; undefined for staff without one. */
  readonly warehouseId: number | undefined
  readonly today: string
  /** Of the shop's scales. */
  readonly scaleLayouts: readonly ScaleLayout[]
}

/** Goods from a scale: their barcode is an empty label, or their code the number on it. */
const labelled = ({ barcode, number }: { barcode: string; number: string }) =>
  sql`(${product.barcode} = ${barcode} or (ltrim(${product.codInt}, '0') = ${number}
    and (${product.sellingMode} = 'loose' or ${product.weightVariable})))`

/** Goods people can buy, or could, that do not say one of these. */
const lacking = (duties: readonly LawDutyName[]) =>
  sql`((${product.published} or ${isWithheld}) and ${lacksLawData(duties)})`

type OfStore = Pick<ProductFilter, 'warehouseId' | 'today'>

/**
 * The prices that hold today in the store: of two that hold, the one that began last. Its day and its cents are one number,
 * because the greatest of numbers is found without sorting.
 */
export const pricesToday = ({ warehouseId = 0, today }: OfStore): SQL => sql`(
  select product_id, (max((valid_from - date '2000-01-01') * 2147483648 + price_cents) & 2147483647)::int as cents
  from product_price
  where warehouse_id = ${warehouseId} and valid_from <= ${today} and (valid_to is null or valid_to >= ${today})
  group by product_id)`

const gapOf = (gap: ProductGap, of: OfStore): SQL => {
  if (gap === 'picture') return sql`${product.image} is null`
  if (gap === 'price')
    return sql`not exists (select 1 from product_price p where p.product_id = ${product.id}
      and p.warehouse_id = ${of.warehouseId ?? 0} and p.valid_from <= ${of.today}
      and (p.valid_to is null or p.valid_to >= ${of.today}))`
  return sql`exists (select 1 from stock s where s.product_id = ${product.id}
    and s.warehouse_id = ${of.warehouseId ?? 0} and s.available = 0)`
}

/** Every word stands in what the product is found by, or all of them are its code or one of its barcodes. */
export function matching(filter: ProductFilter): SQL | undefined {
  const { words, sale, lacks, without, categoryId, scaleLayouts } = filter
  const code = words.join('')
  const byCode = [
    sql`${product.codInt} = ${code.toUpperCase()}`,
    hasBarcode([code]),
    ...namesOnLabel(scaleLayouts, code).map(labelled),
  ]
  const byWords = and(...words.map((word) => sql`${product.searchText} like ${`%${literal(word)}%`}`))
  return and(
    words.length === 0 ? undefined : or(byWords, ...byCode),
    sale === undefined ? undefined : sql`${saleColumn} = ${sale}`,
    lacks === undefined ? undefined : lacking(lacks === 'any' ? lawDutyNames : [lacks]),
    without === undefined ? undefined : gapOf(without, filter),
    categoryId === undefined ? undefined : sql`${categoryId} = any(${product.categoryPath})`,
  )
}
