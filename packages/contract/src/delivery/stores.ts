import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { disclaimerSchema } from '../registration/disclaimers.ts'
import { cartSchema } from '../cart/cart-view.ts'
import { idSchema, latitude, longitude } from '../common.ts'

export const deliveryServiceSchema = Type.Object({
  deliveryServiceId: Type.Integer(),
  kind: Type.String(),
  name: Type.String(),
  showTab: Type.Boolean(),
})
export type DeliveryServiceView = Static<typeof deliveryServiceSchema>

/** The position of a store. */
export const placeAddressSchema = Type.Object({
  addressName: Type.String(),
  address1: Type.String(),
  addressNumber: Type.String(),
  city: Type.String(),
  province: Type.String(),
  postalcode: Type.String(),
  latitude: latitude(),
  longitude: longitude(),
})

export const storeSchema = Type.Object({
  storeId: Type.Integer(),
  name: Type.String(),
  cooperativeId: Type.Integer(),
  warehouseId: Type.Integer(),
  city: Type.String(),
  address: placeAddressSchema,
  deliveryServices: Type.Array(deliveryServiceSchema),
  privacy: Type.Object({
    personInfoTypeId: Type.Integer({ description: 'Where the consent to the store’s notice is stored' }),
    accepted: Type.Boolean({ description: 'The person asking has agreed to the notice as it is now' }),
  }),
  distance: Type.Optional(Type.Integer({ description: 'Metres from the position asked about to its nearest place' })),
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
  refusals: ['error.store.notFound', 'error.order.notModifiable', 'error.order.addressLocked'],
})

export const storesSetFavourite = callSchema({
  summary: 'Make a store the favourite, by one of its places; without one there is no favourite any more',
  body: Type.Object({ address_id: Type.Optional(idSchema()) }),
  reply: Type.Object({}),
  refusals: ['error.address.notFound'],
})

/** Only what is on the shop's list can be written; the version of the text and the time are the shop's. (Safety, 11) */
export const personInfoUpdate = callSchema({
  summary: 'Say yes or no to what is stored about a customer',
  body: Type.Object({
    personInfoTypeId: idSchema(),
    value: Type.Enum(['0', '1'], { description: '1 yes, 0 no' }),
  }),
  reply: Type.Object({ personInfoTypeId: Type.Integer(), value: Type.String() }),
  refusals: ['error.personInfo.notAllowed', 'error.registration.consents', 'error.request.tooMany'],
})

/**
 * Without a store that of the setting `DEFAULT_STORE_ID` (5), without a form that of customers (2). (Shopping core,
 * section 9)
 */
export const disclaimersList = callSchema({
  summary: 'What registering asks people to agree to',
  query: Type.Object({
    store_id: Type.Optional(idSchema()),
    registration_module_type_id: Type.Optional(idSchema()),
  }),
  reply: Type.Object({
    disclaimers: Type.Array(disclaimerSchema),
  }),
  refusals: ['error.store.notFound'],
})
