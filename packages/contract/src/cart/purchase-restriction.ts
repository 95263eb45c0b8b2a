import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'

const purchaseRestrictionSchema = Type.Object({
  type: Type.Enum(['product', 'class', 'adultsOnly']),
  productId: Type.Optional(Type.Integer()),
  productClassId: Type.Optional(Type.Integer()),
  name: Type.String({ description: 'Of the product or the class; of all products for adults, joined by commas' }),
  itemIds: Type.Array(Type.Integer()),
  max: Type.Optional(Type.Number({ description: 'Pieces or kilograms' })),
  quantity: Type.Number({ description: 'What the cart holds of it' }),
  remaining: Type.Optional(Type.Number()),
  reached: Type.Boolean({ description: 'Nothing more can be added; for adults: not confirmed yet' }),
  message: Type.String(),
})
export type PurchaseRestrictionView = Static<typeof purchaseRestrictionSchema>

/**
 * Limits per product and per class that touch the lines of the cart, and goods for adults. (Shopping core, section 5)
 */
export const cartPurchaseRestriction = callSchema({
  summary: 'What limits the purchase of this cart',
  reply: Type.Object({ restrictions: Type.Array(purchaseRestrictionSchema) }),
  refusals: [],
})
