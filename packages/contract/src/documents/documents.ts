import { Type, type Static } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { euro, idSchema, pageSchema } from '../common.ts'

const kind = () => Type.Enum(['receipt', 'invoice', 'creditNote'])

const documentSchema = Type.Object({
  documentId: Type.Integer(),
  kind: kind(),
  name: Type.String({ description: 'Its number as printed' }),
  date: Type.String({ description: 'yyyy-MM-dd' }),
  orderId: Type.Optional(Type.Integer({ description: 'Missing for a document of several orders' })),
  total: euro(),
  isElectronic: Type.Boolean({ description: 'Whether the tax agency’s file is there' }),
  corrects: Type.Optional(Type.String({ description: 'Number of the document a credit note takes back' })),
})
export type DocumentView = Static<typeof documentSchema>

export const ordersReceipt = callSchema({
  summary: 'The receipt of one of my orders, as a PDF in the language of the request',
  query: Type.Object({ order_id: idSchema() }),
  reply: fileSchema,
  refusals: ['error.order.notFound', 'error.document.noReceipt'],
})

export const documentsList = callSchema({
  summary: 'My receipts, invoices and credit notes, newest first',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Default 12' })),
    kind: Type.Optional(kind()),
    year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2999 })),
    order_id: Type.Optional(idSchema()),
  }),
  reply: Type.Object({
    page: pageSchema,
    documents: Type.Array(documentSchema),
    years: Type.Array(Type.Integer(), { description: 'Years I have documents of, newest first' }),
  }),
  refusals: [],
})

export const documentsFile = callSchema({
  summary: 'One of my documents, as a PDF in the language of the request',
  query: Type.Object({ document_id: idSchema() }),
  reply: fileSchema,
  refusals: ['error.document.notFound'],
})

export const documentsXml = callSchema({
  summary: 'One of my invoices or credit notes as the tax agency has it (FatturaPA)',
  query: Type.Object({ document_id: idSchema() }),
  reply: fileSchema,
  refusals: ['error.document.notFound'],
})
