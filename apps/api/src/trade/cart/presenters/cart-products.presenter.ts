import { type CartProductView, lineProductFields, lineProductInfos } from '@bottega/contract/cart/line-products.ts'
import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { repeatedPart } from '../../../kernel/calls/repeated-parts.ts'
import type { CatalogProduct } from '../../catalog/catalog.products.ts'
import { type Presentation, presentProduct } from '../../catalog/presenters/product.presenter.ts'
import type { LineObstacle } from '../price-loaded-cart.ts'

export interface LinePresentation extends Presentation {
  /** Only the fields a line uses. */
  readonly lineProducts: boolean
}

const views = new WeakMap<CatalogProduct, Map<string, CartProductView>>()

/**
 * A product of a cart line on the wire, made once for each language, store, obstacle and extent: nothing else of a
 * delivery shows in it. Lives as long as the product it was made of; must not be changed.
 */
export function presentCartProduct(
  product: CatalogProduct,
  presentation: LinePresentation,
  obstacle: LineObstacle | null,
): CartProductView {
  const { language, storeId, lineProducts } = presentation
  const key = `${language} ${storeId} ${lineProducts} ${obstacle ?? ''}`
  const known = views.get(product)?.get(key)
  if (known !== undefined) return known
  const whole = presentProduct(product, presentation)
  const view = repeatedPart(lineProducts ? lineProductOf(whole) : whole)
  const ofProduct = views.get(product) ?? new Map<string, CartProductView>()
  views.set(product, ofProduct.set(key, view))
  return view
}

type LineFields = Pick<ProductView, (typeof lineProductFields)[number]>

/** Lines are grouped by department, so of the way to the product only its first step comes along. */
function lineProductOf(product: ProductView): CartProductView {
  const fields = lineProductFields.flatMap((name) => (name in product ? [[name, product[name]]] : []))
  const infos = Object.entries(product.productInfos).filter(([name]) => lineProductInfos.has(name))
  return {
    ...(Object.fromEntries(fields) as LineFields),
    breadCrumbs: product.breadCrumbs.slice(0, 1),
    productInfos: Object.fromEntries(infos),
  }
}
