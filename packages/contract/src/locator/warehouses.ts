import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { aroundPosition, distance, idSchema, latitude, longitude, pageSchema } from '../common.ts'
import { addressSchema } from '../delivery/addresses.ts'
import { deliveryServiceSchema, placeAddressSchema } from '../delivery/stores.ts'
import { codeText, searchText } from '../text-fields.ts'

const serviceHourSchema = Type.Object({
  beginWeekDay: Type.Integer({ description: '1 Sunday … 7 Saturday' }),
  beginHour: Type.String(),
  endHour: Type.String({ description: '24:00 ends the day; before beginHour it is of the next day' }),
})

const customHourSchema = Type.Object({
  beginDate: Type.String(),
  endDate: Type.String(),
  beginHour: Type.String({ description: 'The same as endHour: closed' }),
  endHour: Type.String(),
  name: Type.Optional(Type.String({ description: 'Why, such as the name of a holiday' })),
})

/** A shop of the group. (Content and discovery, section 3) */
const warehouseSchema = Type.Object({
  warehouseId: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  companyId: Type.Integer({ description: 'Its cooperative' }),
  parent_warehouse_id: Type.Optional(Type.Integer({ description: 'The shop or depot that supplies it' })),
  warehouseClass: Type.Optional(Type.Object({ warehouseClassId: Type.Integer(), name: Type.String() })),
  address: placeAddressSchema,
  metaData: Type.Object({
    warehouse_locator: Type.Object({ PHONE: Type.Optional(Type.String()) }),
    warehouse_detail: Type.Object({ LEAFLET_TYPE: Type.Optional(Type.String()) }),
  }),
  serviceHours: Type.Object({
    default: Type.Array(serviceHourSchema, { description: 'In the order of the days from now on' }),
    custom: Type.Array(customHourSchema, { description: 'In the place of the default ones on their days' }),
  }),
  storeId: Type.Optional(Type.Integer({ description: 'Of the store one can order from there' })),
  deliveryServices: Type.Array(deliveryServiceSchema),
  addressIds: Type.Array(Type.Integer(), { description: 'Of the places where its orders are collected' }),
  distance: Type.Optional(Type.Integer({ description: 'Metres from the position asked about' })),
})
export type WarehouseView = Static<typeof warehouseSchema>

const warehousesReply = Type.Object({ warehouses: Type.Array(warehouseSchema) })

/** Without a page every shop in one answer, as the map needs them. */
export const warehousesSearch = callSchema({
  summary: 'Shops by words, place, company, kind or service',
  query: Type.Object({
    q: Type.Optional(searchText({ maxLength: 200, description: 'Words of name, street, town, province, postal code' })),
    parent_warehouse_id: Type.Optional(idSchema()),
    parent_warehouse_class_id: Type.Optional(idSchema()),
    company_id: Type.Optional(idSchema()),
    delivery_service_id: Type.Optional(idSchema()),
    leaflet_type: Type.Optional(idSchema()),
    ...aroundPosition(),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Without it all, unpaged' })),
  }),
  reply: Type.Object({ warehouses: Type.Array(warehouseSchema), page: Type.Optional(pageSchema) }),
  refusals: [],
})

export const warehousesView = callSchema({
  summary: 'One shop, with where its orders are collected',
  query: Type.Object({ slug: Type.Optional(codeText({ maxLength: 120 })), warehouse_id: Type.Optional(idSchema()) }),
  reply: Type.Object({ warehouse: warehouseSchema, places: Type.Array(addressSchema) }),
  refusals: ['error.store.notFound'],
})

/** By kind, or around a position; with neither every shop. */
export const warehousesFind = callSchema({
  summary: 'Shops of a kind, or around a position, nearest first',
  query: Type.Object({
    parent_warehouse_class_id: Type.Optional(idSchema()),
    parent_latitude: Type.Optional(latitude()),
    parent_longitude: Type.Optional(longitude()),
    parent_distance: distance(),
  }),
  reply: warehousesReply,
  refusals: [],
})

export const warehousesFindByCoordinates = callSchema({
  summary: 'Shops around a position, nearest first',
  query: Type.Object({ latitude: latitude(), longitude: longitude(), distance: distance() }),
  reply: warehousesReply,
  refusals: [],
})
