import type { ProductView } from '@bottega/contract/catalog/product.ts'
import type { CatalogProduct } from '../catalog/catalog.products.ts'
import { type Presentation, presentProduct } from '../catalog/product.presenter.ts'
import type { LineObstacle } from './price-loaded-cart.ts'

const views = new WeakMap<CatalogProduct, Map<string, ProductView>>()

/**
 * A product of a cart line on the wire, made once for each language, store and obstacle: nothing else of a delivery shows
 * in it. Lives as long as the product it was made of; must not be changed.
 */
export function presentCartProduct(
  product: CatalogProduct,
  presentation: Presentation,
  obstacle: LineObstacle | null,
): ProductView {
  const key = `${presentation.language} ${presentation.storeId} ${obstacle ?? ''}`
  const known = views.get(product)?.get(key)
  if (known !== undefined) return known
  const view = Object.freeze(presentProduct(product, presentation))
  const ofProduct = views.get(product) ?? new Map<string, ProductView>()
  views.set(product, ofProduct.set(key, view))
  return view
}
