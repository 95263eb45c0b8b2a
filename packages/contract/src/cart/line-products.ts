import { type Static, Type } from 'typebox'
import { productSchema, type ProductView } from '../catalog/product.ts'

/** The fields of a product that a line of a cart uses. */
export const lineProductFields = [
  'productId',
  'name',
  'slug',
  'shortDescr',
  'description',
  'mediaURL',
  'categoryId',
  'breadCrumbs',
  'productInfos',
  'minAcq',
  'maxAcq',
  'selectOptions',
  'warehousePromo',
  'deliveryWarehouse',
  'adultsOnly',
] as const satisfies (keyof ProductView)[]

/** The `productInfos` among them. */
export const lineProductInfos: ReadonlySet<string> = new Set([
  'TIPOLOGIA',
  'QTY_MULT',
  'QTY_LOCKED',
  'WEIGHT_SELLING',
  'WEIGHT_UNIT_SELLING',
  'STEP_SELLING',
  'WEIGHT_SELLING_SINGLE_UNIT',
  'WEIGHT_VARIABLE',
  'MAXACQ',
])

/** The whole product, or the part of it a client asked for by `lineProductsHeader`. */
export const cartProductSchema = Type.Object({
  ...Type.Pick(productSchema, lineProductFields).properties,
  ...Type.Partial(Type.Omit(productSchema, lineProductFields)).properties,
})
export type CartProductView = Static<typeof cartProductSchema>

/** Asks that products in carts carry only that: a cart of a hundred lines is a third as long. */
export const lineProductsHeader = { name: 'x-bottega-cart', value: 'lines' } as const
