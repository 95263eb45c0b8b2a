import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { cartSchema } from '../cart/cart-view.ts'
import { idSchema } from '../common.ts'

export const deliveryServiceSchema = Type.Object({
  deliveryServiceId: Type.Integer(),
  kind: Type.String(),
  name: Type.String(),
  showTab: Type.Boolean(),
})
export type DeliveryServiceView = Static<typeof deliveryServiceSchema>

export const storeSchema = Type.Object({
  storeId: Type.Integer(),
  name: Type.String(),
  cooperativeId: Type.Integer(),
  warehouseId: Type.Integer(),
  city: Type.String(),
  deliveryServices: Type.Array(deliveryServiceSchema),
})
export type StoreView = Static<typeof storeSchema>

export const storesList = callSchema({
  summary: 'The stores one can order from, with their services',
  reply: Type.Object({ stores: Type.Array(storeSchema) }),
  refusals: [],
})

export const storesView = callSchema({
  summary: 'One store',
  query: Type.Object({ store_id: idSchema() }),
  reply: Type.Object({ store: storeSchema }),
  refusals: ['error.store.notFound'],
})

export const storesSelect = callSchema({
  summary: 'Shop from another store: the cart is priced again there',
  body: Type.Object({ store_id: idSchema() }),
  reply: cartSchema,
  refusals: ['error.store.notFound', 'error.cart.locked'],
})
