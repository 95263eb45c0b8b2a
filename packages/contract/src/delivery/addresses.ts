import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { cartSchema } from '../cart/cart-view.ts'
import { aroundPosition, idSchema, latitude, longitude } from '../common.ts'
import { doorBody, doorFields } from '../door-fields.ts'
import { freeText } from '../text-fields.ts'

export const addressTypes = ['home', 'work', 'drive'] as const
/** The specification's addressTypeId. */
export const addressTypeIds = { home: 1, work: 2, drive: 3 } as const

export const addressSchema = Type.Object({
  addressId: Type.Integer(),
  addressType: Type.Enum([...addressTypes]),
  addressTypeId: Type.Integer(),
  addressName: Type.String(),
  address1: Type.String(),
  addressNumber: Type.String(),
  city: Type.String(),
  province: Type.String(),
  postalcode: Type.String(),
  doorbell: Type.Optional(Type.String()),
  notes: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  ...doorFields,
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
  active: Type.Integer({ description: '1 usable' }),
  selected: Type.Boolean(),
  validated: Type.Boolean({ description: 'The place could be confirmed; else the customer insisted on it' }),
  covered: Type.Boolean({ description: 'A store reaches it by this service' }),
  deliveryServiceId: Type.Integer(),
  storeId: Type.Optional(Type.Integer()),
  distance: Type.Optional(Type.Integer({ description: 'Metres from the position asked about' })),
  addressClass: Type.Array(
    Type.Object({
      addressClassId: Type.Integer(),
      name: Type.String(),
      iconSource: Type.String({ description: 'Path of a logo' }),
      addressClassGroup: Type.Object({ addressClassGroupId: Type.Integer() }),
    }),
    { description: 'Marks of a place; group 1 is its cooperative' },
  ),
})
export type AddressView = Static<typeof addressSchema>

const text = (maxLength: number) => Type.Optional(freeText({ maxLength }))

/** Without `addressId` a new address; missing texts are answered as incomplete, by name. */
export const addressBody = Type.Object({
  addressId: Type.Optional(idSchema()),
  addressType: Type.Optional(Type.Enum(['home', 'work'])),
  deliveryServiceId: Type.Optional(idSchema()),
  addressName: text(60),
  address1: text(120),
  addressNumber: text(12),
  city: text(80),
  province: text(40),
  postalcode: text(10),
  doorbell: text(60),
  notes: text(250),
  phone: text(30),
  ...doorBody,
  latitude: Type.Optional(latitude()),
  longitude: Type.Optional(longitude()),
  saveAnyway: Type.Optional(
    Type.Boolean({ description: 'The customer insists on an address that could not be confirmed' }),
  ),
})
export type AddressBody = Static<typeof addressBody>

export const addressesReply = Type.Object({ addresses: Type.Array(addressSchema) })

export const addressesList = callSchema({
  summary: 'My addresses',
  query: Type.Object({ address_type: Type.Optional(Type.Enum([...addressTypes])) }),
  reply: addressesReply,
  refusals: [],
})

/** For services at a place, the places of the stores, nearest first when a position is given. */
export const addressesByService = callSchema({
  summary: 'Addresses that can be chosen for a service',
  query: Type.Object({
    delivery_service_id: Type.Optional(idSchema()),
    address_type: Type.Optional(Type.Enum([...addressTypes])),
    ...aroundPosition(),
  }),
  reply: addressesReply,
  refusals: [],
})

export const addressesOfStore = callSchema({
  summary: 'The pickup places of a store',
  query: Type.Object({ store_id: idSchema() }),
  reply: addressesReply,
  refusals: ['error.store.notFound'],
})

export const addressesView = callSchema({
  summary: 'One of my addresses',
  query: Type.Object({ address_id: idSchema() }),
  reply: Type.Object({ address: addressSchema }),
  refusals: ['error.address.notFound'],
})

/** Status 0 means valid; nothing is saved. */
export const addressesCheck = callSchema({
  summary: 'Is this address complete, known and covered?',
  body: addressBody,
  reply: Type.Object({ covered: Type.Boolean(), validated: Type.Boolean() }),
  refusals: [
    'error.address.notFound',
    'error.address.incomplete',
    'error.address.notCovered',
    'error.address.notValidated',
    'error.order.addressLocked',
  ],
})

export const addressesUpdate = callSchema({
  summary: 'Save an address',
  body: addressBody,
  reply: Type.Object({ address: addressSchema }),
  refusals: [
    'error.address.notFound',
    'error.address.incomplete',
    'error.address.notCovered',
    'error.address.notValidated',
    'error.address.tooMany',
    'error.order.addressLocked',
  ],
})

/** Always a new address, whatever stands in the book; an `addressId` is not looked at. (Decision 0130) */
export const addressesSaveNew = callSchema({
  summary: 'Save a new address',
  body: addressBody,
  reply: Type.Object({ address: addressSchema }),
  refusals: [
    'error.address.incomplete',
    'error.address.notCovered',
    'error.address.notValidated',
    'error.address.tooMany',
    'error.order.addressLocked',
  ],
})

export const addressesSelect = callSchema({
  summary: 'Deliver the cart there',
  body: Type.Object({
    address_type: Type.Optional(Type.Enum([...addressTypes])),
    address_id: idSchema(),
    delivery_service_id: Type.Optional(idSchema()),
  }),
  reply: cartSchema,
  refusals: [
    'error.address.notFound',
    'error.address.notCovered',
    'error.order.notModifiable',
    'error.order.addressLocked',
  ],
})

/**
 * The default address of the next carts. (Account and after-sales, section 3: defaultDeliveryAddressId; decision 0321)
 */
export const addressesSetDefault = callSchema({
  summary: 'Make one of my addresses the default',
  body: Type.Object({ address_id: idSchema() }),
  reply: Type.Object({ defaultDeliveryAddressId: Type.Integer() }),
  refusals: ['error.address.notFound', 'error.order.addressLocked'],
})

export const addressesDelete = callSchema({
  summary: 'Remove an address',
  query: Type.Object({ address_id: idSchema() }),
  reply: Type.Object({}),
  refusals: ['error.address.notFound', 'error.address.inUse', 'error.order.addressLocked'],
})
