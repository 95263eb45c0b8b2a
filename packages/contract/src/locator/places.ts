import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { aroundPosition, idSchema } from '../common.ts'
import { addressBody, addressesReply, addressSchema, addressTypes } from '../delivery/addresses.ts'

const addressType = Type.Optional(
  Type.Enum([...addressTypes], { description: 'Default drive; stores have no home and no work address' }),
)

/** Public, so it answers places of stores and no customer's address. */
export const placesList = callSchema({
  summary: 'Where orders can be collected',
  query: Type.Object({ address_type: addressType }),
  reply: addressesReply,
  refusals: [],
})

export const placesView = callSchema({
  summary: 'One place where orders can be collected',
  query: Type.Object({ address_id: idSchema() }),
  reply: Type.Object({ address: addressSchema }),
  refusals: ['error.address.notFound'],
})

export const placesByService = callSchema({
  summary: 'Where orders of a service can be collected, nearest first where a position is given',
  query: Type.Object({
    delivery_service_id: Type.Optional(idSchema()),
    ...aroundPosition(),
  }),
  reply: addressesReply,
  refusals: [],
})

/** Status 0 means valid; nothing is saved. */
export const placesCheck = callSchema({
  summary: 'Is this address complete, known and covered?',
  body: addressBody,
  reply: Type.Object({ covered: Type.Boolean(), validated: Type.Boolean() }),
  refusals: [
    'error.address.notFound',
    'error.address.incomplete',
    'error.address.notCovered',
    'error.address.notValidated',
  ],
})

/** GeoJSON, whose first feature is read: one area for the whole shop. (Content and discovery, section 7) */
export const placesReached = callSchema({
  summary: 'The area in which groceries come home',
  reply: Type.Object({
    type: Type.Literal('FeatureCollection'),
    features: Type.Array(
      Type.Object({
        type: Type.Literal('Feature'),
        properties: Type.Object({ deliveryServiceId: Type.Integer(), postalcodes: Type.Array(Type.String()) }),
        geometry: Type.Object({
          type: Type.Literal('MultiPolygon'),
          coordinates: Type.Array(Type.Array(Type.Array(Type.Array(Type.Number())))),
        }),
      }),
      { description: 'One' },
    ),
  }),
  refusals: [],
})

export const homeDeliveryList = callSchema({
  summary: 'The postal codes the shop serves, and whether groceries come home there',
  query: Type.Object({
    home_delivery_only: Type.Optional(Type.Boolean({ description: 'Without those that only have pickup places' })),
  }),
  reply: Type.Object({
    places: Type.Array(
      Type.Object({
        postalcode: Type.String(),
        city: Type.String(),
        province: Type.String(),
        homeDelivery: Type.Boolean(),
      }),
    ),
  }),
  refusals: [],
})
