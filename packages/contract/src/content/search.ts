import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { codeText, searchText } from '../text-fields.ts'

const foundContentSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  url: Type.String(),
  type: Type.Enum(['post', 'term']),
  subtype: Type.String({ description: 'category; of posts the type of article' }),
})
export type FoundContentView = Static<typeof foundContentSchema>

/**
 * The search of the content system. Of its types the shop has `term`, its departments; it has no posts yet. (Content
 * and discovery, section 7)
 */
export const contentSearch = callSchema({
  summary: 'Departments whose name has these words, as the content system answers a search',
  query: Type.Object({
    search: Type.Optional(searchText({ maxLength: 200 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'Default 1' })),
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Default 10' })),
    type: Type.Optional(Type.Enum(['post', 'term'], { description: 'Default post' })),
    subtype: Type.Optional(codeText({ maxLength: 100, description: 'Default any' })),
  }),
  reply: Type.Array(foundContentSchema),
  headers: Type.Object({
    'x-wp-total': Type.String({ description: 'How many there are on all pages' }),
    'x-wp-totalpages': Type.String(),
  }),
  refusals: [],
})
