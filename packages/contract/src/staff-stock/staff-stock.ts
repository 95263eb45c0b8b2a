import { Type, type Static } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { idSchema, pageSchema } from '../common.ts'

/** `low`: sold out or soon; `still`: there, and not sold in four weeks; `all` that are counted. */
export const stockViews = ['low', 'still', 'all'] as const

const choice = {
  department_id: Type.Optional(idSchema()),
  show: Type.Optional(Type.Enum([...stockViews], { description: 'Without it `low`' })),
}

const rowSchema = Type.Object({
  productId: Type.Integer(),
  code: Type.String(),
  barcode: Type.Optional(Type.String()),
  name: Type.String(),
  brand: Type.String(),
  pack: Type.String(),
  category: Type.String(),
  isLoose: Type.Boolean({ description: 'Counted by the kilogram' }),
  available: Type.Number({ description: 'Pieces or kilograms' }),
  soldPerDay: Type.Number({ description: 'On the average of the last four weeks' }),
  cover: Type.Optional(Type.Number({ description: 'Days until it is sold out; absent where nothing is sold' })),
})
export type StaffStockRow = Static<typeof rowSchema>

const named = () => Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }))

export const staffStock = callSchema({
  summary: 'Goods a store counts, what runs out first before the others',
  query: Type.Object({
    ...choice,
    warehouse_id: Type.Optional(Type.Integer({ ...idSchema(), description: 'Without it the first store' })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  reply: Type.Object({
    warehouseId: Type.Integer(),
    coverDays: Type.Integer({ description: 'Goods that last fewer days are low' }),
    stores: named(),
    departments: named(),
    coming: Type.Integer({ description: 'Transfers of other stores that are on the way to this one' }),
    goods: Type.Array(rowSchema),
    page: pageSchema,
  }),
  refusals: ['error.store.notFound'],
})

export const staffStockFile = callSchema({
  summary: 'The same list as a file of comma-separated values',
  query: Type.Object({ ...choice, warehouse_id: idSchema() }),
  reply: fileSchema,
  refusals: ['error.store.notFound'],
})
