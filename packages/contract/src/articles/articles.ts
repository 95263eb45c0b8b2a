import { fewestPeople, mostPeople } from '@bottega/rules/content/recipe.ts'
import { type Static, Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { cartSchema } from '../cart/cart-view.ts'
import { aroundPosition, idSchema, pageSchema } from '../common.ts'
import { codeText, searchText } from '../text-fields.ts'
import { articleCardSchema, articleClassSchema, articleSchema } from './article.ts'

const people = Type.Optional(Type.Integer({ minimum: fewestPeople, maximum: mostPeople }))

/** (Content and discovery, section 7) */
export const articlesSearch = callSchema({
  summary: 'Articles, the latest first',
  query: Type.Object({
    parent_article_type_id: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1000,
        description: '1 page, 2 news with posts, 3 cooperative, 4 post, 5 recipe, 6 questions',
      }),
    ),
    parent_article_class_id: Type.Optional(idSchema()),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'Default 1' })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Default 12' })),
    q: Type.Optional(searchText({ maxLength: 200 })),
    sort: Type.Optional(
      codeText({
        maxLength: 40,
        description: '`pub_date des` or `desc`, the default; `pub_date asc` for the oldest first',
      }),
    ),
    ...aroundPosition(),
  }),
  reply: Type.Object({
    articles: Type.Array(articleCardSchema),
    page: pageSchema,
    articleClasses: Type.Array(articleClassSchema, { description: 'The classes such articles may be filtered by' }),
  }),
  refusals: [],
})

export const articlesView = callSchema({
  summary: 'One article by its id or else by its slug',
  query: Type.Object({
    article_id: Type.Optional(idSchema()),
    slug: Type.Optional(codeText({ maxLength: 200 })),
    parent_article_type_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    people: Type.Optional({ ...people, description: 'Of a recipe; default its servings' }),
  }),
  reply: Type.Object({ article: articleSchema }),
  refusals: ['error.article.notFound'],
})

/** Lines that are in the cart already are left out; a warning names the goods that cannot be added. */
export const articlesAddToCart = callSchema({
  summary: 'Put the ingredients of a recipe in the cart',
  query: Type.Object({ show_sectors: Type.Optional(Type.Boolean()) }),
  body: Type.Object({ article_id: idSchema(), people }),
  reply: cartSchema,
  refusals: [
    'error.article.notFound',
    'error.cart.addressRequired',
    'error.cart.timeslotRequired',
    'error.order.notModifiable',
    'error.request.tooMany',
  ],
})

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
