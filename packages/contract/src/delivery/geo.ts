import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { latitude, longitude } from '../common.ts'

export const placeSchema = Type.Object({
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

/** Our own geocoder, limited to Italy: municipalities by name, postal code or the end of an address. (Document 1, section 2) */
export const geoSuggest = callSchema({
  summary: 'Places of Italy a typed text may mean',
  query: Type.Object({
    q: Type.String({ maxLength: 200 }),
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
