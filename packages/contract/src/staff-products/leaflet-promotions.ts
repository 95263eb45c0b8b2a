import { offerStates } from '@bottega/rules/promotions/leaflet-offer.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { daySchema, euro, pageSchema } from '../common.ts'
import { codeText } from '../text-fields.ts'
import { effectSchema, making, planning } from './promotions.ts'

const leaflet = () => codeText({ minLength: 1, maxLength: 200, description: 'Its name among the leaflets' })

export const staffPromotionLeaflets = callSchema({
  summary:
    'The leaflets of the own stores that have not ended, drafts in the place of what they will replace, 100 at most',
  reply: Type.Object({
    leaflets: Type.Array(
      Type.Object({
        leaflet: Type.String(),
        title: Type.String(),
        from: Type.String(),
        to: Type.String(),
        warehouseIds: Type.Array(Type.Integer(), { description: 'Of the own stores those it is for' }),
      }),
    ),
  }),
  refusals: [],
})

const spanSchema = Type.Object({
  from: Type.String(),
  to: Type.String(),
  price: Type.Optional(euro('For members too; of several pieces what one comes to; absent where it is not sold')),
  promotion: Type.Optional(Type.String({ description: 'The one that counts' })),
  membersOnly: Type.Optional(Type.Boolean()),
  others: Type.Array(Type.String(), { description: 'Promotions of these days that save less' }),
})

const productSchema = Type.Object({
  productId: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  printed: Type.Optional(euro('As the leaflet prints it')),
  prices: Type.Array(
    Type.Object({
      stores: Type.Array(Type.String()),
      state: Type.Enum([...offerStates]),
      spans: Type.Array(spanSchema),
    }),
    { description: 'Stores with the same prices together' },
  ),
})
export type LeafletProductPrices = Static<typeof productSchema>

const daysSchema = { from: Type.String(), to: Type.String() }
const counted = { promotions: Type.Integer({ description: 'Of its products, with exactly these days' }) }

const pricesSchema = Type.Object({
  leaflet: Type.String(),
  title: Type.String(),
  ...daysSchema,
  ...counted,
  former: Type.Optional(
    Type.Object(
      { ...daysSchema, ...counted },
      { description: 'The days it had before, where promotions still run on them' },
    ),
  ),
  stores: Type.Integer(),
  counts: Type.Record(Type.Enum([...offerStates]), Type.Integer(), { description: 'Products; the worst store counts' }),
  products: Type.Array(productSchema),
  page: pageSchema,
})
export type LeafletPrices = Static<typeof pricesSchema>

export const staffLeafletPrices = callSchema({
  summary: 'The products of a leaflet with the price each has on its days in its stores, those that lack one first',
  query: Type.Object({ leaflet: leaflet(), page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })) }),
  reply: pricesSchema,
  refusals: ['error.content.documentNotFound', 'error.desk.manyTooMany'],
})

const moving = {
  leaflet: leaflet(),
  from: daySchema(),
  to: daySchema(),
  new_from: daySchema(),
  new_to: daySchema(),
}

export const staffLeafletMovePreview = callSchema({
  summary: 'What it would do to move the promotions of the products of a leaflet from its old days to others',
  body: Type.Object(moving),
  reply: effectSchema,
  refusals: [...planning, 'error.content.documentNotFound'],
})

export const staffLeafletMove = callSchema({
  summary: 'Move the promotions of the products of a leaflet to other days, as the preview showed it or not at all',
  body: Type.Object({ ...moving, seen: codeText({ minLength: 1, maxLength: 100 }) }),
  reply: Type.Object({
    changeId: Type.Integer(),
    products: Type.Integer(),
    promotions: Type.Integer({ description: 'One in each store' }),
  }),
  refusals: [...making, 'error.content.documentNotFound'],
})
