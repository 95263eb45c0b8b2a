import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { distance, idSchema, latitude, longitude } from '../common.ts'
import { cartSchema } from '../cart/cart-view.ts'
import { addressSchema } from '../delivery/addresses.ts'
import { searchText } from '../text-fields.ts'

const placeSchema = Type.Object({
  label: Type.String({ description: 'As one line, to choose by' }),
  kind: Type.Enum(['address', 'town'], { description: 'address: a street was written too; its town is where it is' }),
  address1: Type.String(),
  addressNumber: Type.String(),
  city: Type.String(),
  province: Type.String({ description: 'Two letters' }),
  postalcode: Type.Optional(Type.String({ description: 'Absent where the town has several and none was written' })),
  latitude: latitude(),
  longitude: longitude(),
})
export type PlaceView = Static<typeof placeSchema>

/**
 * Our own geocoder, limited to Italy: municipalities by name, postal code or the end of an address. (Shopping core,
 * section 2)
 */
export const geoSuggest = callSchema({
  summary: 'Places of Italy a typed text may mean',
  query: Type.Object({
    q: searchText({ maxLength: 200 }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, description: 'Default 6' })),
  }),
  reply: Type.Object({ places: Type.Array(placeSchema) }),
  refusals: [],
})

/** Empty outside Italy. */
export const geoReverse = callSchema({
  summary: 'The town at a position',
  query: Type.Object({ latitude: latitude(), longitude: longitude() }),
  reply: Type.Object({ place: Type.Optional(placeSchema) }),
  refusals: [],
})

export const geoProvinces = callSchema({
  summary: 'The provinces of Italy',
  reply: Type.Object({ provinces: Type.Array(Type.Object({ provinceId: Type.String(), name: Type.String() })) }),
  refusals: [],
})

export const geoCountries = callSchema({
  summary: 'The countries of the world, in the language of the request, Italy first',
  reply: Type.Object({
    countries: Type.Array(
      Type.Object({ countryId: Type.String({ description: 'ISO 3166-1, two letters' }), name: Type.String() }),
    ),
  }),
  refusals: [],
})

export const geoTowns = callSchema({
  summary: 'The largest towns around a position, to draw a map by',
  query: Type.Object({ latitude: latitude(), longitude: longitude(), distance: distance() }),
  reply: Type.Object({
    towns: Type.Array(
      Type.Object({
        name: Type.String(),
        latitude: latitude(),
        longitude: longitude(),
        population: Type.Integer(),
      }),
    ),
  }),
  refusals: [],
})

/** The settings by which the browser draws maps; without a key no outside service is asked. (Decision 0131) */
export const geoSettings = callSchema({
  summary: 'Who completes addresses and draws maps',
  reply: Type.Object({
    googleMapsKey: Type.Optional(Type.String()),
    tilesUrl: Type.Optional(Type.String({ description: 'With {z}, {x} and {y}' })),
    tilesAttribution: Type.Optional(Type.String()),
  }),
  refusals: [],
})
export type GeoSettingsView = Static<typeof geoSettings.reply>

/** Of a town with several postal codes, one that is reached is enough. */
export const geoCoverage = callSchema({
  summary: 'Does a store reach this postal code or town by this service?',
  query: Type.Object({
    postalcode: Type.Optional(Type.String({ pattern: '^\\d{5}$' })),
    city: Type.Optional(searchText({ maxLength: 80, description: 'Looked at without a postal code' })),
    province: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$', description: 'Of the city' })),
    delivery_service_id: idSchema(),
  }),
  reply: Type.Object({
    covered: Type.Boolean(),
    storeId: Type.Optional(Type.Integer({ description: 'The first store that reaches it' })),
  }),
  refusals: [],
})

/** For visitors before they sign in; a cookie stores the id, and no address. (Decision 0133) */
export const geoChooseStore = callSchema({
  summary: 'See the shelves and prices of this store',
  query: Type.Object({ show_sectors: Type.Optional(Type.Boolean()) }),
  body: Type.Object({ store_id: idSchema() }),
  reply: cartSchema,
  refusals: ['error.store.notFound', 'error.order.notModifiable'],
})

/** For anonymous visitors; the address selector asks with the customer's own addresses. */
export const geoPickupPlaces = callSchema({
  summary: 'Pickup places, lockers and quays around a position, nearest first',
  query: Type.Object({ latitude: latitude(), longitude: longitude(), distance: distance() }),
  reply: Type.Object({ places: Type.Array(addressSchema) }),
  refusals: [],
})
