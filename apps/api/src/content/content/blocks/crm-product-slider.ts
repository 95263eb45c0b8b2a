import type { BlockContent } from '@bottega/contract/content/block-types.ts'
import { categoryOfSlug } from '../../../trade/catalog/categories.service.ts'
import { type AdvRequest, recommendTogether } from '../../../trade/catalog/adv.service.ts'
import type { CatalogueSnapshot } from '../../../trade/catalog/snapshot/snapshot.ts'
import type { Filler } from './filler.ts'

/**
 * Fills in the products that `GET /adv` recommends to everybody: the page is shared. The browser of a customer asks
 * again for their own.
 */
export const fillCrmProductSliders: Filler<'CrmProductSlider'> = async (source, context, sliders) => {
  const snapshot = await source.catalogue.current()
  const requests = sliders.map((slider) => requestOf(snapshot, slider))
  const known = requests.filter((request) => request !== undefined)
  const lists = (await recommendTogether(source, context, known)).values()
  return requests.map((request) => {
    const products = request === undefined ? [] : (lists.next().value ?? [])
    const categoryId = request?.categoryId ?? undefined
    if (products.length === 0) return undefined
    return categoryId === undefined ? { products } : { products, categoryId }
  })
}

/** Undefined where the category does not exist any more. */
function requestOf(
  snapshot: CatalogueSnapshot,
  { categorySlug, promo, limit }: BlockContent<'CrmProductSlider'>,
): AdvRequest | undefined {
  const category = categorySlug === undefined ? undefined : categoryOfSlug(snapshot, categorySlug)
  if (categorySlug !== undefined && category === undefined) return undefined
  return {
    productId: null,
    categoryId: category?.categoryId ?? null,
    habits: null,
    onlyPromotions: promo === 'true',
    // A shared answer in random order would differ from the one that comes alive.
    shuffle: false,
    limit,
  }
}
