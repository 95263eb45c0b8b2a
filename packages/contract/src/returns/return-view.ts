import { returnReasons } from '@bottega/rules/returns/return-status.ts'
import { Type, type Static } from 'typebox'
import { euro } from '../common.ts'

export const returnReason = () => Type.Enum([...returnReasons])

const returnedProduct = Type.Object({
  orderItemId: Type.Integer(),
  productId: Type.Integer(),
  name: Type.String(),
  shortDescr: Type.String({ description: 'Brand' }),
  description: Type.String({ description: 'Pack' }),
  mediaURL: Type.String(),
  quantity: Type.Number(),
  unit: Type.Enum(['pz', 'kg']),
  amount: euro('What this quantity cost, after promotions and vouchers'),
  reason: returnReason(),
  note: Type.Optional(Type.String()),
  photoId: Type.Optional(Type.String()),
})
export type ReturnedProductView = Static<typeof returnedProduct>

/** (Account and after-sales, section 3, "Refund") */
export const returnView = Type.Object({
  orderRefundId: Type.Integer({ description: 'The number of the return' }),
  orderId: Type.Integer(),
  date: Type.String({ description: 'ISO instant of the request' }),
  status: Type.Object({
    refundStatusId: Type.Integer({ description: '1 to approve, 3 approved, 10 cancelled' }),
    name: Type.String(),
  }),
  method: Type.Object({
    refundMethodId: Type.Integer({ description: '6 refund, 7 replacement' }),
    name: Type.String(),
  }),
  amount: euro('What the goods cost'),
  voucherAmount: Type.Optional(euro('Of it, given back as a voucher')),
  voucherCode: Type.Optional(Type.String()),
  refused: Type.Boolean(),
  answer: Type.Optional(Type.String({ description: 'Of the staff member who decided' })),
  decidedAt: Type.Optional(Type.String()),
  receivedAt: Type.Optional(Type.String()),
  replacedAt: Type.Optional(Type.String()),
  replacementOrderId: Type.Optional(Type.Integer()),
  products: Type.Array(returnedProduct),
  can: Type.Object({ cancel: Type.Boolean() }),
})
export type ReturnView = Static<typeof returnView>
