import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { cartSchema } from '../cart/cart-view.ts'
import { idSchema, latitude, longitude } from '../common.ts'
import { storeSchema } from './stores.ts'

/** `1,5` or repeated keys; only stores that offer one of these services. */
const services = Type.Optional(
  Type.Array(Type.String({ pattern: '^\\d{1,6}(,\\d{1,6})*$', maxLength: 100 }), {
    maxItems: 20,
    description: 'deliveryServiceIds, repeated or joined by commas',
  }),
)
export const proximityOrders = ['position', 'name', 'city', 'distance'] as const
const orderby = Type.Optional(
  Type.Enum([...proximityOrders], { description: 'Default position; distance where a position is given' }),
)

const storesReply = Type.Object({ stores: Type.Array(storeSchema) })

export const proximityList = callSchema({
  summary: 'Stores to order from, by service',
  query: Type.Object({ services, orderby }),
  reply: storesReply,
  refusals: [],
})

export const proximityLocalize = callSchema({
  summary: 'Stores with a place within 10000.0 metres of a position',
  query: Type.Object({ latitude: latitude(), longitude: longitude(), services, orderby }),
  reply: storesReply,
  refusals: [],
})

/** A GET that writes, guarded like every write. The client then reads the cart again; it is in the answer too. */
export const proximitySelect = callSchema({
  summary: 'Shop from this store',
  query: Type.Object({ store_id: idSchema() }),
  reply: cartSchema,
  refusals: ['error.store.notFound', 'error.order.notModifiable', 'error.order.addressLocked'],
})
