import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'

const countSchema = Type.Object({
  countId: Type.Integer(),
  warehouseId: Type.Integer(),
  store: Type.String(),
  departmentId: Type.Integer(),
  department: Type.String(),
  startedAt: Type.String(),
  startedBy: Type.String(),
  counted: Type.Integer({ description: 'Goods counted so far' }),
  endedAt: Type.Optional(Type.String()),
  endedBy: Type.Optional(Type.String()),
  isApplied: Type.Boolean({ description: 'False of one that is open or was dropped' }),
})
export type StaffCountView = Static<typeof countSchema>

const goodSchema = Type.Object({
  productId: Type.Integer(),
  code: Type.String(),
  barcode: Type.String({ description: 'Empty where it has none' }),
  furtherBarcodes: Type.Optional(Type.Array(Type.String(), { description: 'Other barcodes on packs of it' })),
  name: Type.String(),
  brand: Type.String(),
  pack: Type.String(),
  category: Type.String(),
  isLoose: Type.Boolean({ description: 'Counted by the kilogram' }),
  version: Type.Integer({ description: '0 of goods nobody has counted; sent with the next amount' }),
  counted: Type.Optional(Type.Number({ description: 'Pieces or kilograms, goods of open orders too' })),
  expected: Type.Optional(
    Type.Number({ description: 'What should have lain there: of counted goods, of others where it was asked for' }),
  ),
  value: Type.Optional(
    Type.Number({
      description: 'Of counted goods, euro: the difference at the price of the shelf; absent without one',
    }),
  ),
  by: Type.Optional(Type.String({ description: 'Staff member' })),
  at: Type.Optional(Type.String()),
  isLeftOut: Type.Optional(Type.Boolean({ description: 'Was not applied: somebody had said since what lies there' })),
})
export type StaffCountGood = Static<typeof goodSchema>

const named = () => Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }))

export const staffStockCounts = callSchema({
  summary: 'Counts of departments, the open ones and the last that ended',
  query: Type.Object({}),
  reply: Type.Object({ stores: named(), departments: named(), counts: Type.Array(countSchema) }),
  refusals: [],
})

export const staffCountStart = callSchema({
  summary: 'Begin to count a department of a store, or go on with the count that is open there',
  body: Type.Object({ warehouse_id: idSchema(), department_id: idSchema() }),
  reply: Type.Object({ countId: Type.Integer() }),
  refusals: ['error.store.notFound', 'error.desk.departmentMissing'],
})

const reply = Type.Object({
  count: countSchema,
  goods: Type.Array(goodSchema),
  more: Type.Boolean({ description: 'There are more goods than one answer lists' }),
})

export const staffCountGoods = callSchema({
  summary: 'Goods of a count, those nobody has counted first; of an ended one those that were counted',
  query: Type.Object({
    count_id: idSchema(),
    expected: Type.Optional(Type.Boolean({ description: 'Tell what should lie there before it is counted' })),
  }),
  reply,
  refusals: ['error.desk.countMissing'],
})

export const staffCountLine = callSchema({
  summary: 'Say how much of a product lies on the shelf at this moment; sent again it is said once',
  body: Type.Object({
    count_id: idSchema(),
    product_id: idSchema(),
    counted: Type.Number({ minimum: 0, maximum: 999_999 }),
    version: Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'As it was seen' }),
  }),
  reply: Type.Object({ good: goodSchema }),
  refusals: [
    'error.desk.countMissing',
    'error.desk.countEnded',
    'error.desk.notInCount',
    'error.staff.changedMeanwhile',
  ],
})

export const staffCountApply = callSchema({
  summary: 'Correct the stock of all goods of a count by what it found, once however often it is sent',
  body: Type.Object({ count_id: idSchema() }),
  reply,
  refusals: ['error.desk.countMissing', 'error.desk.countEnded', 'error.desk.nothingCounted'],
})

export const staffCountDrop = callSchema({
  summary: 'End a count and correct nothing',
  body: Type.Object({ count_id: idSchema() }),
  reply,
  refusals: ['error.desk.countMissing', 'error.desk.countEnded'],
})
