import { type ArticleType, articleTypes } from '@bottega/rules/content/articles.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { codeText, searchText } from '../text-fields.ts'
import { totals, wordPressPaging } from './paging.ts'

const foundContentSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  url: Type.String(),
  type: Type.Enum(['post', 'term']),
  subtype: Type.Enum(['category', ...articleTypes] as ('category' | ArticleType)[], {
    description: 'category; of posts the type of article',
  }),
  featured_image: Type.Optional(Type.String({ description: 'Of posts that have a picture' })),
  excerpt: Type.Optional(
    Type.Array(Type.Object({ text: Type.String(), isFound: Type.Boolean() }), {
      description: 'Of posts: plain text in pieces, those marked that are the words searched for',
    }),
  ),
})
export type FoundContentView = Static<typeof foundContentSchema>

/** Articles, recipes and pages are posts, departments are terms. (Content and discovery, section 7) */
export const contentSearch = callSchema({
  summary: 'Articles with these words, or departments whose name has them, as the content system answers a search',
  query: Type.Object({
    ...wordPressPaging.properties,
    search: Type.Optional(searchText({ maxLength: 200 })),
    type: Type.Optional(Type.Enum(['post', 'term'], { description: 'Default post' })),
    subtype: Type.Optional(codeText({ maxLength: 100, description: 'Default any' })),
  }),
  reply: Type.Array(foundContentSchema),
  headers: totals,
  refusals: [],
})

export const contentAliSearch = callSchema({
  summary: 'Everything editors write that has these words, the newest first',
  query: Type.Object({ q: Type.Optional(searchText({ maxLength: 200 })) }),
  reply: Type.Array(foundContentSchema),
  refusals: [],
})
