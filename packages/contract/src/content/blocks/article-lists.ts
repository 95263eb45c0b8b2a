import { Type } from 'typebox'
import { articleCardSchema, articleSchema } from '../../articles/article.ts'
import { pageSchema } from '../../common.ts'
import { leafletSchema } from '../../leaflets/leaflets.ts'
import { blockSchema } from '../block-schema.ts'
import { text } from '../fields.ts'

const articles = Type.Array(articleCardSchema, { minItems: 1 })
const limit = (usual: number) => Type.Integer({ minimum: 1, maximum: 24, default: usual })

/** The latest news and posts, or those of a class, named by its file. */
const newsOf = (usual: number) =>
  Type.Object({ title: Type.Optional(text()), articleClass: Type.Optional(text()), limit: limit(usual) })

/** (Content and discovery, section 9: article list limit 4, article slider page size 8, recipe limit 8) */
export const articleList = blockSchema(newsOf(4), { articles })
export const articleCardList = blockSchema(newsOf(4), { articles })
/** With the latest issue of the magazine, where there is one. (Content and discovery, section 2) */
export const articleSlider = blockSchema(newsOf(8), {
  articles,
  magazine: Type.Optional(Type.Pick(leafletSchema, ['slug', 'title', 'from', 'baseLocation'])),
})
export const recipeSlider = blockSchema(newsOf(8), { articles })

/** The text of one article: by its id, else by the slug of the page the block stands on. */
export const articleDetail = blockSchema(
  Type.Object({ ARTICLE_ID: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) }),
  { article: articleSchema },
)

/** All cooperatives, with their filter. */
export const cooperatives = blockSchema(Type.Object({ title: Type.Optional(text()) }), {
  found: Type.Object({ articles, page: pageSchema }),
})
