import { priceRoundings } from '@bottega/rules/money/price-step.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { daySchema, euro, idSchema } from '../common.ts'
import { codeText, freeText } from '../text-fields.ts'
import { productFilter } from './staff-products.ts'

/** So many products are changed in one step. */
export const mostAtOnce = 5000

/** Why a product stays as it is. */
export const unchangedReasons = ['same', 'noPrice', 'priceRange', 'recalled', 'neverPriced', 'withheld'] as const
export const manyKinds = ['price', 'sale', 'class', 'category', 'files', 'promotion'] as const

const chosen = {
  ...productFilter,
  product_ids: Type.Optional(
    Type.Array(idSchema(), {
      minItems: 1,
      maxItems: mostAtOnce,
      description: 'Without them all that match the filter',
    }),
  ),
  change: Type.Object(
    {
      price: Type.Optional(
        Type.Object({
          how: Type.Enum(['set', 'amount', 'percent']),
          cents: Type.Optional(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })),
          percent: Type.Optional(Type.Integer({ minimum: -90, maximum: 300 })),
          rounding: Type.Optional(Type.Enum([...priceRoundings])),
          warehouse_ids: Type.Optional(
            Type.Array(idSchema(), { minItems: 1, maxItems: 500, description: 'Without them all of the staff member' }),
          ),
          from: daySchema(),
        }),
      ),
      sale: Type.Optional(
        Type.Object({ sale: Type.Enum(['on', 'offSale']), reason: freeText({ minLength: 3, maxLength: 300 }) }),
      ),
      class: Type.Optional(Type.Object({ class_id: idSchema(), given: Type.Boolean() })),
      category: Type.Optional(Type.Object({ category_id: idSchema() })),
      files: Type.Optional(
        Type.Literal(true, {
          description: 'The next import sets again what staff have set of them, prices left alone',
        }),
      ),
    },
    { description: 'One of them' },
  ),
}

const refusals = [
  'error.store.notFound',
  'error.desk.manyTerms',
  'error.desk.manyTooMany',
  'error.desk.manyWholeGroup',
  'error.desk.priceDays',
  'error.desk.classNotFound',
  'error.desk.categoryNotFound',
] as const

/** One side of a change; which field it has says its kind. */
const sideSchema = Type.Object({
  price: Type.Optional(euro()),
  sale: Type.Optional(Type.Enum(['on', 'waiting', 'offSale'])),
  classGiven: Type.Optional(Type.Boolean()),
  category: Type.Optional(Type.String({ description: 'With those above it' })),
  byStaff: Type.Optional(Type.Integer({ description: 'So many of its parts are kept from the files' })),
})
const namedProduct = {
  productId: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  store: Type.Optional(Type.String()),
}
const changeRowSchema = Type.Object({ ...namedProduct, before: sideSchema, after: sideSchema })
export type ManyChangeRow = Static<typeof changeRowSchema>
const leftRowSchema = Type.Object({ ...namedProduct, reason: Type.Enum([...unchangedReasons]) })
export type ManyLeftRow = Static<typeof leftRowSchema>

export const staffManyPreview = callSchema({
  summary: 'What a change of many products would do: the first 50 before and after, and the first 50 that stay',
  body: Type.Object(chosen),
  reply: Type.Object({
    seen: Type.String({ description: 'Names what was shown; the change is made only where it is still so' }),
    products: Type.Integer({ description: 'That change; one may change in several stores' }),
    count: Type.Integer(),
    changes: Type.Array(changeRowSchema),
    leftCount: Type.Integer(),
    left: Type.Array(leftRowSchema),
  }),
  refusals: [...refusals],
})

const madeSchema = Type.Object({
  changeId: Type.Integer(),
  kind: Type.Enum([...manyKinds]),
  at: Type.String(),
  by: Type.String(),
  products: Type.Integer(),
  undone: Type.Optional(
    Type.Object({
      products: Type.Integer(),
      left: Type.Integer({ description: 'Somebody has changed them since' }),
    }),
  ),
})
export type ManyChange = Static<typeof madeSchema>

export const staffManyChange = callSchema({
  summary: 'Change many products at once, all or none; it is as the preview showed it or is refused',
  body: Type.Object({ ...chosen, seen: codeText({ minLength: 1, maxLength: 100 }) }),
  reply: Type.Object({ made: madeSchema }),
  refusals: [...refusals, 'error.desk.manyNothing', 'error.staff.changedMeanwhile', 'error.request.keyReused'],
})

export const staffManyChanges = callSchema({
  summary: 'The changes of many products of the last day, the newest first',
  reply: Type.Object({ changes: Type.Array(madeSchema) }),
  refusals: [],
})

export const staffManyUndo = callSchema({
  summary: 'Put back what a change of many did within the last day; what somebody changed since is left',
  body: Type.Object({ change_id: idSchema() }),
  reply: Type.Object({ made: madeSchema }),
  refusals: ['error.desk.changeNotFound', 'error.desk.changeUndone'],
})
