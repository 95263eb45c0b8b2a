import type { BlockContent } from '@bottega/contract/content/block-types.ts'
import { categoryOfSlug } from '../../../trade/catalog/categories.service.ts'
import { listTogether } from '../../../trade/catalog/catalog.service.ts'
import { listingRequestOf } from '../../../trade/catalog/listing-request.ts'
import type { CatalogueSnapshot } from '../../../trade/catalog/snapshot/snapshot.ts'
import type { Filler } from './filler.ts'

/** The products of all sliders of a page, read together. */
export const fillProductSliders: Filler<'ProductSlider'> = async (source, context, sliders) => {
  const snapshot = await source.catalogue.current()
  const queries = sliders.map((slider) => queryOf(snapshot, slider))
  const known = queries.filter((query) => query !== undefined)
  const lists = (await listTogether(source, context, known.map(listingRequestOf))).values()
  return queries.map((query) => {
    const products = query === undefined ? [] : (lists.next().value ?? [])
    return products.length === 0 ? undefined : { products }
  })
}

/** Undefined where the category does not exist any more. */
function queryOf(snapshot: CatalogueSnapshot, { source, limit }: BlockContent<'ProductSlider'>) {
  if ('promo' in source) return { promo: true, page_size: limit }
  if ('newProduct' in source) return { new_product: true, page_size: limit }
  const category = categoryOfSlug(snapshot, source.categorySlug)
  return category && { parent_category_id: category.categoryId, page_size: limit }
}
