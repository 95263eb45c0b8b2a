import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { codeText } from '../text-fields.ts'
import { totals, wordPressPaging } from './paging.ts'

const rendered = (description: string) => Type.Object({ rendered: Type.String({ description }) })

/** A page, post or recipe. (Content and discovery, section 3: Static page) */
const postSchema = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  link: Type.String({ description: 'The path of its page' }),
  date: Type.String({
    description: 'yyyy-MM-dd, of the shop’s calendar; its publication where its editor gave it no day',
  }),
  type: Type.String({ description: 'The type of article' }),
  title: rendered('Plain text'),
  excerpt: rendered('Plain text; empty where it has none'),
  content: rendered('Cleaned markup'),
  testo_validit: Type.String({ description: 'Until when it holds; empty where it always does' }),
  featured_image: Type.Optional(Type.String()),
  meta: Type.Object({
    seo_title: Type.String({ description: 'Its title where its editor wrote no other' }),
    seo_description: Type.String({ description: 'Its excerpt where its editor wrote no other' }),
  }),
})
export type PostView = Static<typeof postSchema>

const slug = Type.Optional(codeText({ minLength: 1, maxLength: 200 }))

export const contentPages = callSchema({
  summary: 'Static pages, or the one of a slug',
  query: Type.Object({ ...wordPressPaging.properties, slug }),
  reply: Type.Array(postSchema),
  headers: totals,
  refusals: [],
})

export const contentPosts = callSchema({
  summary: 'News and posts, the newest first',
  query: Type.Object({
    ...wordPressPaging.properties,
    slug,
    hash: Type.Optional(codeText({ maxLength: 200, description: 'A client’s own key; not read' })),
  }),
  reply: Type.Array(postSchema),
  headers: totals,
  refusals: [],
})

export const contentRecipes = callSchema({
  summary: 'Recipes, the newest first',
  query: Type.Object({
    page: wordPressPaging.properties.page,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Default 8' })),
    slug,
  }),
  reply: Type.Array(postSchema),
  headers: totals,
  refusals: [],
})

export const contentUxBlocks = callSchema({
  summary: 'Texts for other pages, all or the one of a slug',
  query: Type.Object({ ...wordPressPaging.properties, slug }),
  reply: Type.Array(postSchema),
  headers: totals,
  refusals: [],
})
