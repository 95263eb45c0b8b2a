import { drawnPath } from '@bottega/packs/drawn-path.ts'
import { searchText } from '@bottega/rules/catalog/search-text.ts'
import type { PackUnit } from '@bottega/rules/catalog/pack-size.ts'
import type { LabelTexts, LabelValues } from '@bottega/rules/catalog/product-label.ts'
import type { SaleTerms } from '@bottega/rules/catalog/sale-terms.ts'
import type { Localized } from '../../../kernel/database/columns.ts'
import type { product } from '../products.tables.ts'
import type { Brand } from './brands.ts'
import type { Shelf } from './shelves.ts'

export type ProductRow = typeof product.$inferInsert

/** A product as a file or a form says it, cleaned. */
export interface ProductFacts {
  readonly code: string
  readonly barcode: string | null
  /** In their one spelling, without the main one. */
  readonly furtherBarcodes: readonly string[]
  readonly name: Localized
  readonly brand: string | undefined
  readonly packText: Localized
  readonly content: { readonly amount: number; readonly unit: PackUnit } | undefined
  readonly pieces: number
  readonly terms: SaleTerms
  readonly vatPercent: number
  readonly leadTimeHours: number
  readonly lockerLevel: string | null
  readonly adultsOnly: boolean
  readonly alcoholPercent: number | null
  readonly image: string | null
  readonly texts: LabelTexts
  readonly nutrition: LabelValues['nutrition'] | null
  readonly source: 'import' | 'staff'
}

/** Without a photograph the shop draws the pack. */
export const drawnImage = (
  { codInt, name, brand, pack }: Pick<ProductRow, 'codInt' | 'name' | 'brand' | 'pack'>,
  shelf: Shelf,
) => drawnPath(codInt, { name: name.it, brand, pack: pack.it, category: shelf.slug })

/** The words a product is found by on its shelf. */
export const searchTextOf = (
  {
    codInt,
    name,
    brand,
    barcode,
    furtherBarcodes,
  }: Pick<ProductRow, 'codInt' | 'name' | 'brand' | 'barcode' | 'furtherBarcodes'>,
  shelf: Shelf,
) => searchText({ name, categories: shelf.names, brand, barcode, furtherBarcodes, code: codInt })

/** The row of a product. New products are not published: they have no price yet. */
export function productRow(facts: ProductFacts, shelf: Shelf, brand: Brand, slug: string): ProductRow {
  const { code: codInt, barcode, name, packText: pack, terms, content, pieces, adultsOnly } = facts
  const furtherBarcodes = [...facts.furtherBarcodes]
  const named = { codInt, barcode, furtherBarcodes, name, brand: facts.brand?.toUpperCase() ?? '', pack }
  return {
    ...named,
    slug,
    vendorId: brand.vendorId,
    categoryId: shelf.id,
    categoryPath: shelf.path,
    classIds: brand.classId === undefined ? [] : [brand.classId],
    ...terms,
    contentAmount: content?.amount ?? null,
    contentUnit: content?.unit ?? (terms.sellingMode === 'loose' ? 'kg' : null),
    multiPack: pieces > 1 ? pieces : null,
    vatPercent: facts.vatPercent,
    leadTimeHours: facts.leadTimeHours,
    lockerLevel: facts.lockerLevel,
    adultsOnly,
    mealVoucherEligible: !adultsOnly,
    texts: facts.texts,
    nutrition: facts.nutrition,
    alcoholPercent: facts.alcoholPercent,
    image: facts.image ?? drawnImage(named, shelf),
    published: false,
    source: facts.source,
    searchText: searchTextOf(named, shelf),
  }
}
