import { drawnPath } from '@bottega/packs/drawn-path.ts'
import { searchText } from '@bottega/rules/catalog/search-text.ts'
import { slugify } from '@bottega/rules/text/plain-words.ts'
import type { product } from '@bottega/api/trade/catalog/products.tables.ts'
import { packContent } from '../clean/pack-size.ts'
import type { Brand } from './brands.ts'
import type { ProductDraft } from './product-draft.ts'
import type { Shelf } from './shelves.ts'

export type ProductRow = typeof product.$inferInsert

/** Name and code as an address; the code makes it unique, also when another product takes the same name. */
export function slugOf({ name, code }: Pick<ProductDraft, 'name' | 'code'>): string {
  const words = slugify(name.it).slice(0, 80).replace(/-$/, '')
  const number = slugify(code.replace(/^EAN-/, ''))
  return words === '' ? number : `${words}-${number}`
}

/** The row of a draft. New products are not published: they have no price yet. */
export function productRow(draft: ProductDraft, shelf: Shelf, brand: Brand, slug: string): ProductRow {
  const { code, barcode, name, pack, terms, adultsOnly } = draft
  const brandName = draft.brand?.toUpperCase() ?? ''
  const content = pack && packContent(pack)
  const isLoose = terms.sellingMode === 'loose'
  return {
    codInt: code,
    barcode,
    slug,
    vendorId: brand.vendorId,
    categoryId: shelf.id,
    categoryPath: shelf.path,
    classIds: brand.classId === undefined ? [] : [brand.classId],
    name,
    brand: brandName,
    pack: draft.packText,
    ...terms,
    contentAmount: content?.amount ?? null,
    contentUnit: content?.unit ?? (isLoose ? 'kg' : null),
    multiPack: pack !== undefined && pack.pieces > 1 ? pack.pieces : null,
    vatPercent: draft.vatPercent,
    leadTimeHours: draft.leadTimeHours,
    lockerLevel: draft.lockerLevel,
    adultsOnly,
    mealVoucherEligible: !adultsOnly,
    texts: draft.texts,
    nutrition: draft.nutrition,
    alcoholPercent: draft.alcoholPercent,
    // Without a photograph the shop draws the pack.
    image:
      draft.image ??
      drawnPath(code, { name: name.it, brand: brandName, pack: draft.packText.it, category: shelf.slug }),
    published: false,
    source: 'import',
    searchText: searchText({ name, categories: shelf.names, brand: brandName, barcode, code }),
  }
}
