import { Type, type Static } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { euro, idSchema, pageSchema } from '../common.ts'
import { codeText, freeText } from '../text-fields.ts'
import { returnProgress } from './return-progress.ts'
import { returnReason, returnView } from './return-view.ts'

/** Lines of one request. */
const mostItems = 200

export const returnsList = callSchema({
  summary: 'My returns, newest first',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Default 12' })),
  }),
  reply: Type.Object({ page: pageSchema, refunds: Type.Array(returnView) }),
  refusals: [],
})

export const returnsView = callSchema({
  summary: 'One of my returns, and what becomes of its goods and its money',
  query: Type.Object({ order_refund_id: idSchema() }),
  reply: Type.Object({ refund: returnView, progress: returnProgress }),
  refusals: ['error.return.notFound'],
})

const returnableItem = Type.Object({
  orderItemId: Type.Integer(),
  productId: Type.Integer(),
  name: Type.String(),
  shortDescr: Type.String(),
  description: Type.String(),
  mediaURL: Type.String(),
  unit: Type.Enum(['pz', 'kg']),
  quantity: Type.Number({ description: 'That can still be returned; 0 where none can' }),
  quantityReturned: Type.Number({ description: 'In returns that stand' }),
  until: Type.Optional(Type.String({ description: 'ISO instant' })),
  obstacle: Type.Optional(
    Type.Enum(['order', 'missing', 'nothing', 'refunded', 'late'], {
      description: 'Not delivered yet, never packed, returned already, paid back already, too late',
    }),
  ),
  amount: euro('What that quantity cost, after promotions and vouchers'),
})
export type ReturnableItemView = Static<typeof returnableItem>

export const returnsOptions = callSchema({
  summary: 'What of an order can still be returned, and until when',
  query: Type.Object({ order_id: idSchema() }),
  reply: Type.Object({
    orderId: Type.Integer(),
    items: Type.Array(returnableItem),
    days: Type.Integer({ description: 'Days after the delivery' }),
    freshDays: Type.Integer({ description: 'The same for fresh goods' }),
  }),
  refusals: ['error.order.notFound'],
})

export const returnsRequest = callSchema({
  summary: 'Ask to return goods of an order',
  body: Type.Object({
    order_id: idSchema(),
    refund_method_id: Type.Integer({ minimum: 6, maximum: 7, description: '6 refund, 7 replacement' }),
    items: Type.Array(
      Type.Object({
        order_item_id: idSchema(),
        quantity: Type.Number({ minimum: 0, maximum: 100_000 }),
        reason: returnReason(),
        note: Type.Optional(freeText({ maxLength: 250 })),
        photo_id: Type.Optional(codeText({ minLength: 1, maxLength: 100 })),
      }),
      { minItems: 1, maxItems: mostItems },
    ),
  }),
  reply: Type.Object({ refund: returnView }),
  refusals: [
    'error.order.notFound',
    'error.return.orderNot',
    'error.return.lineNot',
    'error.return.late',
    'error.return.refunded',
    'error.return.quantity',
    'error.return.tooMany',
    'error.return.photoNot',
  ],
})

export const returnsCancel = callSchema({
  summary: 'Take a request back, while it is to be approved',
  body: Type.Object({ order_refund_id: idSchema() }),
  reply: Type.Object({ refund: returnView }),
  refusals: ['error.return.notFound', 'error.return.decided'],
})

export const returnsUpload = callSchema({
  summary: 'Send one photo, named `photo`, for a request that follows within a day',
  body: Type.Object({}),
  reply: Type.Object({ photoId: Type.String() }),
  refusals: ['error.form.fileMissing', 'error.form.fileType', 'error.form.fileUnsafe', 'error.form.scannerAway'],
})

export const returnsPhoto = callSchema({
  summary: 'A photo of a return, as JPEG',
  query: Type.Object({ photo_id: codeText({ minLength: 1, maxLength: 100 }) }),
  reply: fileSchema,
  refusals: ['error.form.uploadNotFound'],
})
