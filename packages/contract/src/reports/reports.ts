import { reportBases, reportKinds, reportUnits, type ReportColumn } from '@bottega/rules/reports/report-kinds.ts'
import { Type, type Static } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { calendarDay, fileFormat, idSchema } from '../common.ts'

const asked = {
  kind: Type.Enum([...reportKinds]),
  from: calendarDay(),
  until: calendarDay(),
  by: Type.Enum([...reportBases], {
    description: 'The day an order belongs to: the day its goods are handed over, or the day it was placed',
  }),
  store_id: Type.Optional(idSchema()),
}

/** Euros, counts, per cent, and quantities in pieces or kilograms; null where there is none to tell. */
const figures = Type.Array(Type.Union([Type.Number(), Type.Null()]))

const rowSchema = Type.Object({
  key: Type.String({ description: 'A day, an hour, an id, or `fees`, `others`, `none`, `open`' }),
  name: Type.String(),
  detail: Type.Optional(Type.String({ description: 'The store and the unit, where rows are of products in stores' })),
  figures,
})
export type ReportRow = Static<typeof rowSchema>

const columnSchema = Type.Object({
  key: Type.Enum(Object.keys(reportUnits) as ReportColumn[]),
  title: Type.String(),
  unit: Type.Enum(['count', 'quantity', 'money', 'percent']),
})
export type ReportColumnView = Static<typeof columnSchema>

export const reportView = callSchema({
  summary: 'A report of the orders that stand, of at most 400 days, with all of it as the last row',
  query: Type.Object(asked),
  reply: Type.Object({
    stores: Type.Array(Type.Object({ storeId: Type.Integer(), name: Type.String() })),
    today: Type.String(),
    rowTitle: Type.String(),
    columns: Type.Array(columnSchema),
    rows: Type.Array(rowSchema, { description: 'Of products the first 200, and the others together' }),
    total: figures,
  }),
  refusals: ['error.request.invalid'],
})

export const reportFile = callSchema({
  summary: 'The same report as a table for spreadsheets, in the language of the reader',
  query: Type.Object({ ...asked, format: fileFormat() }),
  reply: fileSchema,
  refusals: ['error.request.invalid'],
})

export const reportMonth = callSchema({
  summary: 'What the accountant needs of a month: sales, VAT by rate, takings, refunds and documents in one file',
  query: Type.Object({
    month: Type.String({ pattern: '^[12]\\d{3}-(?:0[1-9]|1[0-2])$' }),
    store_id: Type.Optional(idSchema()),
    format: fileFormat(),
  }),
  reply: fileSchema,
  refusals: [],
})
