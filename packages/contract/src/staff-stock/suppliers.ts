import { mostPacks, supplierFaults } from '@bottega/rules/fulfilment/supplier-orders.ts'
import { Type, type Static } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { emptySchema, euro, idSchema } from '../common.ts'
import { codeText, freeText } from '../text-fields.ts'

const supplierSchema = Type.Object({
  supplierId: Type.Integer(),
  name: Type.String(),
  leadDays: Type.Integer({ description: 'From the order until the goods come' }),
  minimum: euro('Of one order; 0 for none'),
  products: Type.Integer(),
})
export type StaffSupplier = Static<typeof supplierSchema>

export const staffSuppliers = callSchema({
  summary: 'Suppliers of the group, by name',
  query: Type.Object({}),
  reply: Type.Object({ suppliers: Type.Array(supplierSchema) }),
  refusals: [],
})

export const staffSupplierSave = callSchema({
  summary: 'Add a supplier, or change one',
  body: Type.Object({
    supplier_id: Type.Optional(Type.Integer({ ...idSchema(), description: 'Without it a new one' })),
    name: freeText({ minLength: 1, maxLength: 80 }),
    lead_days: Type.Integer({ minimum: 0, maximum: 120 }),
    minimum: Type.Number({ minimum: 0, maximum: 99_999, description: 'Euro' }),
  }),
  reply: Type.Object({ supplierId: Type.Integer() }),
  refusals: ['error.desk.supplierMissing', 'error.desk.supplierNameTaken', 'error.desk.supplierNameEmpty'],
})

const faultSchema = Type.Object({
  line: Type.Integer({ description: 'Of the file, from 1' }),
  fault: Type.Enum([...supplierFaults]),
  text: Type.String({ description: 'As it stands there' }),
})

export const staffSupplierProducts = callSchema({
  summary: 'The products a supplier sells, from a file that is the whole list; with a fault nothing is changed',
  body: Type.Object({
    supplier_id: idSchema(),
    file: codeText({ maxLength: 200_000, description: 'Comma-separated values with heads' }),
  }),
  reply: Type.Object({ saved: Type.Integer(), faults: Type.Array(faultSchema) }),
  refusals: ['error.desk.supplierMissing'],
})

export const staffSupplierProductsFile = callSchema({
  summary: 'The products of a supplier as the file that is read back',
  query: Type.Object({ supplier_id: idSchema() }),
  reply: fileSchema,
  refusals: ['error.desk.supplierMissing'],
})

const proposalSchema = Type.Object({
  productId: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  brand: Type.String(),
  pack: Type.String(),
  isLoose: Type.Boolean({ description: 'Counted by the kilogram' }),
  available: Type.Number({ description: 'Pieces or kilograms, as all quantities but packs' }),
  ordered: Type.Number({ description: 'On its way to this store' }),
  soldPerDay: Type.Number({ description: 'On the average of the last four weeks' }),
  cover: Type.Optional(Type.Number({ description: 'Days until it is sold out; absent where nothing is sold' })),
  supplierCode: Type.String(),
  packSize: Type.Number({ description: 'In one pack of the supplier' }),
  packPrice: euro('Of one pack of the supplier'),
  packs: Type.Integer({ description: 'Proposed' }),
})
export type StaffOrderProposal = Static<typeof proposalSchema>

export const staffOrderProposals = callSchema({
  summary: 'Goods of a supplier that a store counts, with the packs it should order',
  query: Type.Object({
    warehouse_id: idSchema(),
    supplier_id: idSchema(),
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 60, description: 'The goods last so long after they come; 7 without it' }),
    ),
  }),
  reply: Type.Object({
    days: Type.Integer(),
    expectedOn: Type.String({ description: 'Day the goods come if they are ordered now' }),
    minimum: euro('Of one order of the supplier; 0 for none'),
    goods: Type.Array(proposalSchema),
    more: Type.Boolean({ description: 'There are more goods than one answer lists' }),
  }),
  refusals: ['error.store.notFound', 'error.desk.supplierMissing'],
})

const orderSchema = Type.Object({
  supplierOrderId: Type.Integer(),
  supplier: Type.String(),
  warehouseId: Type.Integer(),
  store: Type.String(),
  orderedAt: Type.String(),
  orderedBy: Type.String({ description: 'Staff member' }),
  expectedOn: Type.String({ description: 'Day' }),
  products: Type.Integer(),
  total: euro(),
  isPartlyHere: Type.Boolean({ description: 'A delivery of it is written down' }),
  closedAt: Type.Optional(Type.String({ description: 'Nothing more is expected' })),
  closedBy: Type.Optional(Type.String()),
})
export type StaffSupplierOrderView = Static<typeof orderSchema>

export const staffSupplierOrders = callSchema({
  summary: 'Orders to suppliers, the open ones before the last that are closed; and the stores that order',
  query: Type.Object({}),
  reply: Type.Object({
    stores: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    orders: Type.Array(orderSchema),
  }),
  refusals: [],
})

export const staffSupplierOrder = callSchema({
  summary: 'Write down what was ordered from a supplier, so that the next proposal counts it',
  body: Type.Object({
    warehouse_id: idSchema(),
    supplier_id: idSchema(),
    lines: Type.Array(
      Type.Object({ product_id: idSchema(), packs: Type.Integer({ minimum: 1, maximum: mostPacks }) }),
      { minItems: 1, maxItems: 500 },
    ),
  }),
  reply: Type.Object({ supplierOrderId: Type.Integer(), expectedOn: Type.String({ description: 'Day' }) }),
  refusals: ['error.store.notFound', 'error.desk.supplierMissing', 'error.product.notFound'],
})

export const staffSupplierOrderClose = callSchema({
  summary: 'Nothing more of an order is expected: the next proposal does not count it',
  body: Type.Object({ supplier_order_id: idSchema() }),
  reply: emptySchema,
  refusals: ['error.desk.supplierOrderMissing'],
})

export const staffSupplierOrderFile = callSchema({
  summary: 'An order to a supplier as a file of comma-separated values',
  query: Type.Object({ supplier_order_id: idSchema() }),
  reply: fileSchema,
  refusals: ['error.desk.supplierOrderMissing'],
})
