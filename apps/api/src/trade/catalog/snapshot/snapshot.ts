import type { GoodsLabel, ScaleLayout } from '@bottega/rules/catalog/scale-label.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { SellingTerms } from '@bottega/rules/quantity/selling-terms.ts'
import type { CategoryMetadata, GridTemplate } from '../categories.tables.ts'
import type { Localized } from '../../../kernel/database/columns.ts'
import type { FacetTable } from './facets.ts'
import type { Orders } from './sorted-numbers.ts'
import type { WordIndex } from '../search/word-index.ts'

export interface CategoryNode {
  readonly categoryId: number
  readonly parentId: number | null
  readonly slug: string
  readonly name: Localized
  readonly title: Localized | null
  readonly description: Localized | null
  /** From the department down, itself last. */
  readonly path: readonly number[]
  readonly listed: boolean
  readonly image: string | null
  readonly metadata: Readonly<CategoryMetadata>
  readonly template: GridTemplate | null
}

/**
 * The data lists, searches and category pages need of the published catalogue, as it was at one version. Products are
 * numbers from 0, the best-selling first, so that any ascending list of them is already in the shop's own order. Never
 * changed once made, but for orders; prices stand in a `PriceView` beside it.
 */
export interface CatalogueSnapshot {
  readonly version: number
  readonly productIds: Int32Array
  readonly numberOf: ReadonlyMap<number, number>
  /** Products by the category they lie in, ascending. */
  readonly byCategory: ReadonlyMap<number, Uint32Array>
  /** Products of a category and everything below it, ascending. */
  readonly byBranch: ReadonlyMap<number, Uint32Array>
  /** The department of every product. */
  readonly departments: Uint32Array
  readonly byBarcode: ReadonlyMap<string, number>
  /** By what is the same on all labels of goods from a scale: see `labelsOfGoods`. */
  readonly byLabel: ReadonlyMap<GoodsLabel, number>
  /** Of the shop's scales. */
  readonly scaleLayouts: readonly ScaleLayout[]
  /** The shop's own code, which variants share. */
  readonly byCode: ReadonlyMap<string, readonly number[]>
  readonly names: Readonly<Record<Language, readonly string[]>>
  /** Last day as a new product, written as the number 20260131; 0 when it is not new. */
  readonly newUntil: Int32Array
  /** Seconds since 1970. */
  readonly createdAt: Uint32Array
  /** Times the price of a piece is the price of a kilogram, litre or piece. */
  readonly unitFactor: Float64Array
  readonly terms: readonly SellingTerms[]
  /** 1 on products of the group's own label. */
  readonly coop: Uint8Array
  /** 1 on products that give money back. */
  readonly cashback: Uint8Array
  readonly facets: FacetTable
  readonly words: WordIndex
  /** Made when first asked for; see `sortedNumbers`. */
  readonly orders: Orders
  /** In the order they are shown. */
  readonly categories: readonly CategoryNode[]
  readonly categoryById: ReadonlyMap<number, CategoryNode>
  readonly categoryBySlug: ReadonlyMap<string, CategoryNode>
  /** Open stores, in the order they are shown. */
  readonly warehouseOfStore: ReadonlyMap<number, number>
}

/** A shop day as a number that compares like it. */
export const dayNumber = (day: string) => Number(day.replaceAll('-', ''))
