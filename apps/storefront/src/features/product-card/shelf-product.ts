import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { productClassGroup } from '@bottega/rules/catalog/known-names.ts'
import type { SoldProduct } from '../cart-store/selling.ts'

/** The fields of a product a card needs: a page sends it two dozen times, so it has no others. */
export type ShelfProduct = SoldProduct &
  Pick<
    ProductView,
    | 'slug'
    | 'shortDescr'
    | 'description'
    | 'mediaURL'
    | 'priceDisplay'
    | 'priceStandardDisplay'
    | 'firstPurchase'
    | 'priceUmDisplay'
    | 'weightUnitDisplay'
    | 'priceUnitDisplay'
    | 'available'
    | 'dayLock'
    | 'unavailableReason'
    | 'newProduct'
    | 'productClassRuleMax'
  > & { brandMark?: { name: string; icon: string } }

const shownFields = [
  'productId',
  'name',
  'minAcq',
  'maxAcq',
  'selectOptions',
  'warehousePromo',
  'deliveryWarehouse',
  'slug',
  'shortDescr',
  'description',
  'mediaURL',
  'priceDisplay',
  'priceStandardDisplay',
  'firstPurchase',
  'priceUmDisplay',
  'weightUnitDisplay',
  'priceUnitDisplay',
  'available',
  'dayLock',
  'unavailableReason',
  'newProduct',
  'productClassRuleMax',
] as const satisfies (keyof ShelfProduct & keyof ProductView)[]

const shownInfos = new Set([
  'TIPOLOGIA',
  'QTY_MULT',
  'QTY_LOCKED',
  'WEIGHT_SELLING',
  'WEIGHT_UNIT_SELLING',
  'WEIGHT_SELLING_SINGLE_UNIT',
  'STEP_SELLING',
  'MAXACQ',
  'LOCKER_LEVEL',
  'ENERGY_CLASS',
])

const known = new WeakMap<ProductView, ShelfProduct>()

/** The same object for the same product of an answer, by which the server finds its card. (docs/decisions/0570) */
export function shelfProduct(product: ProductView): ShelfProduct {
  const shown = known.get(product) ?? shownOf(product)
  known.set(product, shown)
  return shown
}

function shownOf(product: ProductView): ShelfProduct {
  const brand = product.productClasses.find(
    ({ productClassGroupId }) => productClassGroupId === productClassGroup.vendorBrand,
  )
  const fields = Object.fromEntries(shownFields.flatMap((name) => (name in product ? [[name, product[name]]] : [])))
  const infos = Object.entries(product.productInfos).filter(([name]) => shownInfos.has(name))
  return {
    ...(fields as Pick<ProductView, (typeof shownFields)[number]>),
    productInfos: Object.fromEntries(infos),
    ...(brand?.icon && { brandMark: { name: brand.name, icon: brand.icon } }),
  }
}
