import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { searchText } from '../text-fields.ts'

const helpPageSchema = Type.Object({
  title: Type.String(),
  url: Type.String(),
})
export type HelpPageView = Static<typeof helpPageSchema>

export const articlesHelp = callSchema({
  summary: 'Pages that answer a question about the shop; none for a search of goods',
  query: Type.Object({ q: searchText({ maxLength: 200 }) }),
  reply: Type.Object({ pages: Type.Array(helpPageSchema) }),
  refusals: [],
})
