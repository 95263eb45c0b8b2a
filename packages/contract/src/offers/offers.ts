import { offerFilters, offerStates } from '@bottega/rules/offers/offer-states.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { euro, idSchema, pageSchema } from '../common.ts'
import { freeText, searchText } from '../text-fields.ts'

const offerSchema = Type.Object({
  offerId: Type.Integer(),
  state: Type.Enum([...offerStates]),
  product: Type.String(),
  brand: Type.Optional(Type.String()),
  quantity: Type.Integer({ description: 'Pieces or packs' }),
  price: Type.Optional(euro('For one; absent where a price is asked for')),
  note: Type.Optional(Type.String()),
  answer: Type.Optional(Type.String({ description: 'Of the staff' })),
  date: Type.String({ description: 'ISO instant' }),
})
export type OfferView = Static<typeof offerSchema>

const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Default 12' })),
}

export const offersList = callSchema({
  summary: 'Offers I created, newest first',
  query: Type.Object(paging),
  reply: Type.Object({ page: pageSchema, offers: Type.Array(offerSchema) }),
  refusals: [],
})

export const offersCreate = callSchema({
  summary: 'Say what I would buy, how much of it and at which price',
  body: Type.Object({
    product: freeText({ minLength: 1, maxLength: 120 }),
    brand: Type.Optional(freeText({ maxLength: 80 })),
    quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
    price: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100_000, description: 'Euro, for one' })),
    note: Type.Optional(freeText({ maxLength: 500 })),
  }),
  reply: Type.Object({ offer: offerSchema }),
  refusals: ['error.offer.tooMany', 'error.offer.productMissing'],
})

export const offersWithdraw = callSchema({
  summary: 'Withdraw an offer of mine that is not answered yet',
  body: Type.Object({ offer_id: idSchema() }),
  reply: Type.Object({ offer: offerSchema }),
  refusals: ['error.offer.notFound', 'error.offer.answered'],
})

const staffOfferSchema = Type.Object({
  ...offerSchema.properties,
  userId: Type.Integer(),
  customer: Type.String(),
  company: Type.Optional(Type.String()),
  decidedBy: Type.Optional(Type.String({ description: 'The staff member who answered' })),
  decidedAt: Type.Optional(Type.String({ description: 'ISO instant of the answer, or of the withdrawal' })),
})
export type StaffOfferView = Static<typeof staffOfferSchema>

export const staffOffers = callSchema({
  summary: 'Offers of customers: those that wait for an answer, the oldest first; others the newest first',
  query: Type.Object({
    q: Type.Optional(
      searchText({ maxLength: 100, description: 'Name, company or phone of the customer, number of the offer' }),
    ),
    state: Type.Optional(Type.Enum([...offerFilters], { description: 'Default new' })),
    ...paging,
  }),
  reply: Type.Object({ page: pageSchema, offers: Type.Array(staffOfferSchema) }),
  refusals: [],
})

export const staffOffer = callSchema({
  summary: 'One offer of any customer',
  query: Type.Object({ offer_id: idSchema() }),
  reply: Type.Object({ offer: staffOfferSchema }),
  refusals: ['error.offer.notFound'],
})

export const staffOffersDecide = callSchema({
  summary: 'Accept or decline an offer, with words for the customer',
  body: Type.Object({
    offer_id: idSchema(),
    accept: Type.Boolean(),
    answer: freeText({ minLength: 1, maxLength: 500 }),
  }),
  reply: Type.Object({ offer: staffOfferSchema }),
  refusals: ['error.offer.notFound', 'error.offer.answered'],
})
