import { longestViewName, mostViews, viewedTables } from '@bottega/rules/people/named-views.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { codeText, freeText } from '../text-fields.ts'

const table = () => Type.Enum([...viewedTables], { description: 'The table of the back office that is filtered' })

const viewSchema = Type.Object({
  viewId: Type.Integer(),
  name: Type.String(),
  query: Type.String({ description: 'The filters, as they stand in the address of the table' }),
})
export type StaffView = Static<typeof viewSchema>

const reply = Type.Object({ views: Type.Array(viewSchema, { maxItems: mostViews, description: 'By name' }) })

export const staffViews = callSchema({
  summary: 'The filters of a table that a staff member has stored under names, their own alone',
  query: Type.Object({ table: table() }),
  reply,
  refusals: [],
})

export const staffViewStore = callSchema({
  summary: 'Store the filters of a table under a name, for oneself',
  body: Type.Object({
    table: table(),
    name: freeText({ minLength: 1, maxLength: longestViewName }),
    query: codeText({ minLength: 1, maxLength: 500, description: 'What is no filter of the table is left out' }),
  }),
  reply,
  refusals: ['error.staff.viewEmpty', 'error.staff.viewNameTaken', 'error.staff.tooManyViews'],
})

export const staffViewDelete = callSchema({
  summary: 'Delete a view of a table; one that is gone already, or of a colleague, is no refusal',
  body: Type.Object({ table: table(), view_id: idSchema() }),
  reply,
  refusals: [],
})
