import { Type, type Static } from 'typebox'
import { productSchema } from '../catalog/product.ts'
import { lineProductFields } from './line-products.ts'

/** The whole product, or the part of it a client asked for by `lineProductsHeader`. */
export const cartProductSchema = Type.Object({
  ...Type.Pick(productSchema, lineProductFields).properties,
  ...Type.Partial(Type.Omit(productSchema, lineProductFields)).properties,
})
export type CartProductView = Static<typeof cartProductSchema>
