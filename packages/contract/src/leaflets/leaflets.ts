import { Type, type Static } from 'typebox'
import { productSchema } from '../catalog/product.ts'
import { callSchema } from '../call-schema.ts'
import { euro, idSchema, pageSchema } from '../common.ts'
import { codeText } from '../text-fields.ts'

const percent = () => Type.Number({ minimum: 0, maximum: 100, description: 'Percent of the page' })

const leafletAreaSchema = Type.Object({
  leafletAreaId: Type.Integer({ description: 'Within its page, from 1' }),
  leafletAreaTypeId: Type.Integer({ description: '1 a product, 2 a link, 3 another page' }),
  x: percent(),
  y: percent(),
  w: percent(),
  h: percent(),
  metadata: Type.Object({
    name: Type.String({ description: 'What the area stands for, in the language of the visitor' }),
    productId: Type.Optional(Type.Integer()),
    price: Type.Optional(euro('As printed')),
    url: Type.Optional(Type.String({ description: 'Of type 2' })),
    page: Type.Optional(Type.Integer({ description: 'Of type 3, from 1' })),
  }),
})
export type LeafletAreaView = Static<typeof leafletAreaSchema>

const leafletPageSchema = Type.Object({
  leafletPageId: Type.Integer({ description: 'From 1, in the order of reading' }),
  imageLocation: Type.String({
    description: '{baseLocation}{n}.png, n from 0; {baseLocation}{n}-{320|640|1240}.webp are smaller',
  }),
  width: Type.Integer({ description: 'Pixels' }),
  height: Type.Integer(),
  title: Type.Optional(Type.String()),
  leafletArea: Type.Array(leafletAreaSchema),
})
export type LeafletPageView = Static<typeof leafletPageSchema>

/** (Content and discovery, section 3: Leaflet) */
export const leafletSchema = Type.Object({
  leafletId: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  fromDate: Type.String({ description: 'dd/MM/yyyy' }),
  toDate: Type.String({ description: 'dd/MM/yyyy, the last day' }),
  from: Type.String({ description: 'As fromDate, yyyy-MM-dd' }),
  to: Type.String({ description: 'As toDate, yyyy-MM-dd' }),
  state: Type.Enum(['running', 'coming', 'over'], { description: 'Today, in the shop’s calendar' }),
  baseLocation: Type.String({ description: 'Before the file names of its pages' }),
  location: Type.String({ description: 'The whole leaflet as PDF' }),
  firstPagePreview: Type.String(),
  leafletType: Type.Object({ leafletTypeId: Type.Integer({ description: '1 to 10; 2 is the magazine' }) }),
  pages: Type.Integer({ description: 'How many there are' }),
  warehouses: Type.Array(Type.Object({ warehouseId: Type.Integer(), name: Type.String() }), {
    description: 'Whose prices it prints; empty for one without prices',
  }),
  isForStore: Type.Boolean({ description: 'Its prices are those of the store this visitor shops in' }),
  deliveryServiceIds: Type.Array(Type.Integer(), { description: 'Empty for every service' }),
  leafletPage: Type.Array(leafletPageSchema, { description: 'Lists of leaflets leave it empty' }),
})
export type LeafletView = Static<typeof leafletSchema>

export const leafletsSearch = callSchema({
  summary:
    'Leaflets of this site that run or come next, and all issues of the magazine, sorted by type, then newest first',
  query: Type.Object({
    parent_leaflet_type_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, description: '2 is the magazine' })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Default 50' })),
  }),
  reply: Type.Object({ page: pageSchema, leaflets: Type.Array(leafletSchema) }),
  refusals: [],
})

export const leafletsView = callSchema({
  summary: 'One leaflet with its pages and areas',
  query: Type.Object({
    leaflet_id: Type.Optional(idSchema()),
    slug: Type.Optional(codeText({ minLength: 1, maxLength: 200 })),
  }),
  reply: Type.Object({ leaflet: leafletSchema }),
  refusals: ['error.leaflet.notFound'],
})

/** A product as of the catalogue, and what the leaflet says of it. (Content and discovery, section 3: Leaflet product) */
export const leafletProductSchema = Type.Object({
  ...productSchema.properties,
  leafletName: Type.String(),
  leafletShortDescr: Type.String({ description: 'Its brand' }),
  leafletDescr: Type.String({ description: 'What the leaflet adds, else its pack' }),
  leafletUM: Type.String({ description: 'What leafletUnitPrice is for: PZ or KG' }),
  leafletUnitPrice: Type.Optional(euro('As printed')),
  leafletImageUrl: Type.String(),
  leafletPage: Type.Integer({ description: 'Where it stands first' }),
})
export type LeafletProductView = Static<typeof leafletProductSchema>

export const leafletsProducts = callSchema({
  summary: 'The products of a leaflet as the visitor’s store sells them, in the order of its pages',
  query: Type.Object({
    parent_leaflet_id: idSchema(),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: 'Default 10' })),
    leaflet_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'Only those of this page' })),
  }),
  reply: Type.Object({
    page: pageSchema,
    products: Type.Array(leafletProductSchema),
    notSold: Type.Integer({ description: 'How many more the leaflet has that this store does not sell' }),
  }),
  refusals: [],
})
