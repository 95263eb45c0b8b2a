import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { euro } from '../common.ts'

const packagingTypeSchema = Type.Object({
  packagingTypeId: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  size: Type.Optional(Type.String({ description: 'Centimetres: 50x50' })),
  price: Type.Optional(euro('What the cart pays for bags with it; absent until a service is chosen')),
  selected: Type.Boolean(),
})
export type PackagingTypeView = Static<typeof packagingTypeSchema>

/** Chosen by `cart/update-cart-info` with the property `packaging_type_id`; its price is the cart's `bagFee`. */
export const packagingTypesList = callSchema({
  summary: 'What the shopping can be packed in',
  reply: Type.Object({ packagingTypes: Type.Array(packagingTypeSchema) }),
  refusals: [],
})
