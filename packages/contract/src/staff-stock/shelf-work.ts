import { staffMovementKinds, wasteReasons } from '@bottega/rules/fulfilment/shelf-work.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { freeText } from '../text-fields.ts'

const moveSchema = Type.Object({
  moveId: Type.Integer({ description: 'A count names the last one of its shelf it saw as `seen`' }),
  kind: Type.Enum(['order', ...staffMovementKinds]),
  orderId: Type.Optional(Type.Integer({ description: 'Of the kind order' })),
  store: Type.String(),
  otherStore: Type.Optional(Type.String({ description: 'Of a transfer: its other end' })),
  delta: Type.Number({ description: 'Pieces or kilograms; negative leaves the shelf' }),
  at: Type.String(),
  by: Type.Optional(Type.String({ description: 'Staff member' })),
  reason: Type.Optional(Type.Enum([...wasteReasons])),
  note: Type.Optional(Type.String()),
  counted: Type.Optional(
    Type.Number({
      description:
        'Of a count: found on the shelf, goods of open orders too; of goods of another store: what arrived of it',
    }),
  ),
  expected: Type.Optional(Type.Number({ description: 'What should have been there' })),
})
export type StaffMove = Static<typeof moveSchema>

export const staffStockMoves = callSchema({
  summary: 'Movements of the stock of a product, the newest first',
  query: Type.Object({
    product_id: idSchema(),
    before: Type.Optional(Type.Integer({ ...idSchema(), description: 'Only older than this one' })),
  }),
  reply: Type.Object({ moves: Type.Array(moveSchema), more: Type.Boolean() }),
  refusals: [],
})

const shelf = { product_id: idSchema(), warehouse_id: idSchema() }
const quantity = () => Type.Number({ minimum: 0.001, maximum: 99_999, description: 'Pieces or kilograms' })
const note = Type.Optional(freeText({ maxLength: 200 }))
const reply = Type.Object({ move: moveSchema })
const refusals = ['error.product.notFound', 'error.store.notFound'] as const

export const staffGoodsIn = callSchema({
  summary: 'Goods came in: the store can sell so much more',
  body: Type.Object({ ...shelf, quantity: quantity(), note }),
  reply,
  refusals: [...refusals, 'error.desk.notCounted'],
})

export const staffWaste = callSchema({
  summary: 'Throw goods away, with a reason',
  body: Type.Object({ ...shelf, quantity: quantity(), reason: Type.Enum([...wasteReasons]), note }),
  reply,
  refusals: [...refusals, 'error.desk.notCounted', 'error.desk.stockShort'],
})

export const staffTransfer = callSchema({
  summary: 'Send goods to another store, whose staff say what arrives',
  body: Type.Object({ ...shelf, to_warehouse_id: idSchema(), quantity: quantity(), note }),
  reply,
  refusals: [...refusals, 'error.desk.notCounted', 'error.desk.stockShort', 'error.desk.sameStore'],
})

export const staffCount = callSchema({
  summary: 'Count what lies on the shelf; goods of orders nobody has picked yet lie there too, and are not sold twice',
  body: Type.Object({
    ...shelf,
    counted: Type.Number({ minimum: 0, maximum: 999_999 }),
    seen: Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'Last movement by staff seen; 0 for none' }),
  }),
  reply,
  refusals: [...refusals, 'error.staff.changedMeanwhile'],
})
