import { promotionKinds } from '@bottega/rules/promotions/promotion-refusal.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { calendarDay, daySchema, euro, idSchema, pageSchema } from '../common.ts'
import { codeText, freeText, searchText } from '../text-fields.ts'

/** So many lines of a list are put in promotion in one step. */
export const mostPromotionLines = 1000

/** Why a product of a store is left out of a promotion. */
export const leftOutReasons = [
  'infant-formula',
  'pieces',
  'loose',
  'no-price',
  'not-below-price',
  'not-below-lowest',
  'in-promotion',
  'begun',
  'other-days',
] as const

const stores = Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }))

const terms = {
  name: Type.String(),
  kind: Type.Enum([...promotionKinds]),
  from: Type.String(),
  to: Type.String(),
  percent: Type.Optional(Type.Number()),
  pieces: Type.Optional(Type.Integer()),
  paidPieces: Type.Optional(Type.Integer()),
  membersOnly: Type.Boolean(),
}

const plannedSchema = Type.Object({
  ...terms,
  promotionId: Type.Integer({ description: 'In the first of the stores' }),
  stores: Type.Array(Type.String()),
  products: Type.Integer({ description: 'In the first of the stores' }),
  state: Type.Enum(['running', 'coming', 'ended']),
  conflicts: Type.Integer({
    description: 'Products in another promotion of the same store and days; 0 once the promotion has ended',
  }),
  notReduced: Type.Integer({
    description: 'Products not below their price or the lowest of the 30 days before; 0 once the promotion has ended',
  }),
})
export type PlannedPromotion = Static<typeof plannedSchema>

export const staffPromotions = callSchema({
  summary: 'The promotions of four weeks from the one that holds a day, those of several stores in one row',
  query: Type.Object({
    day: Type.Optional(calendarDay()),
    warehouse_id: Type.Optional(idSchema()),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  reply: Type.Object({
    stores,
    categories: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), depth: Type.Integer() }), {
      description: 'Each followed by those below it',
    }),
    today: Type.String(),
    weeks: Type.Array(Type.String(), { description: 'The Monday of each' }),
    promotions: Type.Array(plannedSchema),
    page: pageSchema,
  }),
  refusals: ['error.store.notFound'],
})

const namedProduct = { productId: Type.Integer(), code: Type.String(), name: Type.String() }

export const staffPromotionGoods = callSchema({
  summary: 'The products of a promotion, the first 200 by name',
  query: Type.Object({ promotion_id: idSchema() }),
  reply: Type.Object({
    count: Type.Integer(),
    products: Type.Array(
      Type.Object({ ...namedProduct, price: Type.Optional(euro('In promotion, of the kind price')) }),
    ),
  }),
  refusals: ['error.desk.promotionNotFound'],
})

const cents = () => Type.Integer({ minimum: 1, maximum: 1_000_000 })
const name = () => freeText({ maxLength: 60 })

const wanted = {
  lines: Type.Optional(
    Type.Array(
      Type.Object({
        code: codeText({ minLength: 1, maxLength: 40 }),
        cents: Type.Optional(cents()),
      }),
      { minItems: 1, maxItems: mostPromotionLines, description: 'Codes or barcodes; without them all that are found' },
    ),
  ),
  leaflet: Type.Optional(codeText({ minLength: 1, maxLength: 200, description: 'All products of this leaflet' })),
  q: Type.Optional(searchText({ maxLength: 100 })),
  category_id: Type.Optional(Type.Integer({ ...idSchema(), description: 'With all below it' })),
  warehouse_ids: Type.Optional(
    Type.Array(idSchema(), { minItems: 1, maxItems: 500, description: 'Without them all of the staff member' }),
  ),
  from: daySchema(),
  to: daySchema(),
  kind: Type.Enum([...promotionKinds]),
  cents: Type.Optional(Type.Integer({ ...cents(), description: 'Of the kind price, for lines without their own' })),
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, description: 'Of the kinds percent and second' })),
  pieces: Type.Optional(Type.Integer({ minimum: 2, maximum: 24, description: 'Of the kind pieces' })),
  paid_pieces: Type.Optional(Type.Integer({ minimum: 1, maximum: 23, description: 'Of the kind pieces' })),
  members_only: Type.Optional(Type.Boolean()),
  leave_promoted: Type.Optional(
    Type.Boolean({ description: 'Leave out what is in another promotion of the store on one of the days' }),
  ),
}

const pair = { ...namedProduct, store: Type.String() }
const effect = {
  seen: Type.String({ description: 'Names what was shown; it is made only where it is still so' }),
  products: Type.Integer({ description: 'That are put in promotion; one may be in several stores' }),
  count: Type.Integer(),
  conflictCount: Type.Integer({ description: 'Of them in another promotion on one of the days' }),
  rows: Type.Array(
    Type.Object({
      ...pair,
      before: euro(),
      after: euro('Of several pieces what one of them comes to'),
      lowest: Type.Optional(euro('Of the 30 days before the first day')),
      from: Type.String(),
      to: Type.String(),
      others: Type.Array(Type.Object({ name: Type.String(), from: Type.String(), to: Type.String() })),
    }),
    { description: 'The first 50, those with conflicts before the others' },
  ),
  leftCount: Type.Integer(),
  left: Type.Array(
    Type.Object({
      ...pair,
      reason: Type.Enum([...leftOutReasons]),
      before: Type.Optional(euro()),
      after: Type.Optional(euro()),
      lowest: Type.Optional(euro()),
    }),
  ),
  unknown: Type.Array(Type.String(), { description: 'Codes of no product' }),
}
export const effectSchema = Type.Object(effect)
export type PromotionEffect = Static<typeof effectSchema>

export const planning = [
  'error.store.notFound',
  'error.desk.promotionDays',
  'error.desk.promotionTerms',
  'error.desk.manyTooMany',
] as const
export const making = [
  ...planning,
  'error.desk.manyNothing',
  'error.staff.changedMeanwhile',
  'error.request.keyReused',
] as const
const made = Type.Object({
  changeId: Type.Integer(),
  products: Type.Integer(),
  promotions: Type.Integer({ description: 'One in each store' }),
})

export const staffPromotionsPreview = callSchema({
  summary: 'What a promotion of many products would do: prices before and after, conflicts, and what is left out',
  body: Type.Object(wanted),
  reply: effectSchema,
  refusals: [...planning, 'error.content.documentNotFound'],
})

export const staffPromotionsMake = callSchema({
  summary: 'Put many products in promotion at once, as the preview showed it or not at all',
  body: Type.Object({
    ...wanted,
    seen: codeText({ minLength: 1, maxLength: 100 }),
    name: Type.Object({
      it: freeText({ minLength: 3, maxLength: 60 }),
      de: Type.Optional(name()),
      en: Type.Optional(name()),
    }),
  }),
  reply: made,
  refusals: [...making, 'error.content.documentNotFound'],
})

const copying = {
  from_week: Type.String({ ...calendarDay(), description: 'A day of the week whose promotions are copied' }),
  to_week: Type.String({ ...calendarDay(), description: 'A day of the week they begin in' }),
  warehouse_ids: wanted.warehouse_ids,
  leave_promoted: wanted.leave_promoted,
}

export const staffPromotionsCopyPreview = callSchema({
  summary: 'What a copy of the promotions that begin in one week would do in another',
  body: Type.Object(copying),
  reply: effectSchema,
  refusals: [...planning],
})

export const staffPromotionsCopy = callSchema({
  summary: 'Copy the promotions that begin in one week to another, as the preview showed it or not at all',
  body: Type.Object({ ...copying, seen: codeText({ minLength: 1, maxLength: 100 }) }),
  reply: made,
  refusals: [...making],
})
