import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { calendarDay, idSchema } from '../common.ts'
import { codeText } from '../text-fields.ts'

const amount = (description: string) => Type.Number({ description })

const expectedSchema = Type.Object({
  productId: Type.Integer(),
  code: Type.String(),
  barcode: Type.Optional(Type.String()),
  name: Type.String(),
  brand: Type.String(),
  pack: Type.String(),
  isLoose: Type.Boolean({ description: 'Counted by the kilogram' }),
  supplierCode: Type.String(),
  packs: Type.Integer({ description: 'Of the supplier, as they were ordered' }),
  ordered: amount('Pieces or kilograms'),
  received: amount('In deliveries written down before'),
})
export type StaffExpectedGood = Static<typeof expectedSchema>

export const staffSupplierOrderLines = callSchema({
  summary: 'Goods of an order to a supplier, with what has come of each',
  query: Type.Object({ supplier_order_id: idSchema() }),
  reply: Type.Object({
    supplierId: Type.Integer(),
    supplier: Type.String(),
    warehouseId: Type.Integer(),
    isOpen: Type.Boolean(),
    lines: Type.Array(expectedSchema),
  }),
  refusals: ['error.desk.supplierOrderMissing'],
})

const deliverySchema = Type.Object({
  deliveryId: Type.Integer(),
  supplier: Type.String(),
  store: Type.String(),
  documentNumber: Type.String({ description: 'As it stands on the document of the supplier' }),
  documentDate: Type.String({ description: 'Day' }),
  receivedAt: Type.String(),
  receivedBy: Type.String({ description: 'Staff member' }),
  supplierOrderId: Type.Optional(Type.Integer({ description: 'The order the goods were of' })),
  lines: Type.Array(
    Type.Object({
      productId: Type.Integer(),
      name: Type.String(),
      brand: Type.String(),
      pack: Type.String(),
      isLoose: Type.Boolean(),
      quantity: amount('Pieces or kilograms'),
      isCounted: Type.Boolean({ description: 'The store counted the product, and its stock was raised' }),
    }),
  ),
})
export type StaffSupplierDelivery = Static<typeof deliverySchema>

export const staffSupplierDeliveries = callSchema({
  summary: 'Deliveries of suppliers with their goods, the newest first',
  query: Type.Object({
    before: Type.Optional(Type.Integer({ ...idSchema(), description: 'Only older than this one' })),
  }),
  reply: Type.Object({ deliveries: Type.Array(deliverySchema), more: Type.Boolean() }),
  refusals: [],
})

export const staffSupplierDelivery = callSchema({
  summary: 'Write down what a supplier brought, by its document: the stock of all its goods is raised at once',
  body: Type.Object({
    warehouse_id: idSchema(),
    supplier_id: idSchema(),
    supplier_order_id: Type.Optional(Type.Integer({ ...idSchema(), description: 'The open order the goods are of' })),
    document_number: codeText({ minLength: 1, maxLength: 40 }),
    document_date: calendarDay(),
    lines: Type.Array(
      Type.Object({
        product_id: idSchema(),
        quantity: Type.Number({ minimum: 0.001, maximum: 99_999, description: 'Pieces or kilograms' }),
      }),
      { minItems: 1, maxItems: 500, description: 'Each product once' },
    ),
  }),
  reply: Type.Object({
    deliveryId: Type.Integer(),
    notCounted: Type.Array(Type.Integer(), { description: 'Products the store does not count: they have no stock' }),
    orderClosed: Type.Boolean({ description: 'All of the order has come, and it is closed' }),
  }),
  refusals: [
    'error.store.notFound',
    'error.product.notFound',
    'error.desk.supplierMissing',
    'error.desk.supplierOrderMissing',
    'error.desk.supplierOrderClosed',
    'error.desk.documentBooked',
    'error.desk.documentDate',
    'error.desk.documentEmpty',
    'error.desk.goodTwice',
  ],
})
