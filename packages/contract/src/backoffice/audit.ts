import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { calendarDay, idSchema, pageSchema } from '../common.ts'
import { codeText } from '../text-fields.ts'
import { auditSubjects } from '../audit-actions.ts'

const values = Type.Record(Type.String(), Type.Unknown())

const auditEntrySchema = Type.Object({
  entryId: Type.Integer(),
  at: Type.String({ description: 'ISO instant' }),
  staffId: Type.Optional(
    Type.Integer({ description: 'Absent where a machine called, a command was run or a sign-in was refused' }),
  ),
  staffName: Type.String({
    description:
      'Of the staff member, the key of the machine or the command, as it was then; the login of a refused sign-in',
  }),
  customerId: Type.Optional(Type.Integer({ description: 'In whose name it was done' })),
  reason: Type.Optional(Type.String({ description: 'Why the staff member acted for the customer' })),
  action: Type.String(),
  subject: Type.Optional(
    Type.Object({
      kind: Type.Enum([...auditSubjects]),
      id: Type.String(),
      deliveryServiceId: Type.Optional(Type.Integer({ description: 'Of an order: how it goes to its customer' })),
    }),
  ),
  before: Type.Optional(values),
  after: Type.Optional(values),
})
export type AuditEntryView = Static<typeof auditEntrySchema>

const filter = Type.Object({
  staff_id: Type.Optional(idSchema()),
  action: Type.Optional(codeText({ maxLength: 60, description: 'The action or the part before its dot' })),
  subject: Type.Optional(codeText({ maxLength: 20 })),
  subject_id: Type.Optional(codeText({ maxLength: 60 })),
  from: Type.Optional(calendarDay()),
  until: Type.Optional(calendarDay()),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
})
export type AuditFilter = Static<typeof filter>

/** Entries name stores and services by number. */
const names = {
  stores: Type.Array(Type.Object({ storeId: Type.Integer(), name: Type.String() }), {
    description: 'Those no longer active, too: entries are about them',
  }),
  services: Type.Array(Type.Object({ deliveryServiceId: Type.Integer(), name: Type.String() })),
}
const namesSchema = Type.Object(names)
export type AuditNames = Static<typeof namesSchema>

export const staffAudit = callSchema({
  summary: 'What staff did, the latest first',
  query: filter,
  reply: Type.Object({
    entries: Type.Array(auditEntrySchema),
    staff: Type.Array(Type.Object({ staffId: Type.Integer(), name: Type.String() })),
    ...names,
    page: pageSchema,
  }),
  refusals: [],
})
