import { type ArticleType, articleTypes } from '@bottega/rules/content/articles.ts'
import { recipeUnits } from '@bottega/rules/content/recipe.ts'
import { Type, type Static } from 'typebox'
import { productSchema } from '../catalog/product.ts'

export const articleClassSchema = Type.Object({
  articleClassId: Type.Integer(),
  name: Type.String(),
  articleClassGroup: Type.Object({
    name: Type.Enum(['course', 'category'], { description: 'Courses are of recipes, categories of news and posts' }),
  }),
})
export type ArticleClassView = Static<typeof articleClassSchema>

/** An article as lists show it. (Content and discovery, section 3: Article) */
export const articleCardSchema = Type.Object({
  id: Type.Integer({ description: 'As articleId, under its other name' }),
  articleId: Type.Integer(),
  slug: Type.String(),
  itemUrl: Type.String({ description: 'The path of its page' }),
  title: Type.String(),
  summary: Type.Optional(Type.String()),
  pubDate: Type.Optional(Type.String({ description: 'dd/MM/yyyy, of the shop’s calendar' })),
  date: Type.String({ description: 'The same day as yyyy-MM-dd; without a day of its own, that of its publication' }),
  articleType: Type.Object({
    articleTypeId: Type.Integer(),
    name: Type.Enum([...articleTypes] as ArticleType[]),
  }),
  articleClass: Type.Array(articleClassSchema),
  media: Type.Array(Type.Object({ large: Type.String(), alt: Type.String() })),
  meta: Type.Object({ seo_title: Type.Optional(Type.String()), seo_description: Type.Optional(Type.String()) }),
  metaData: Type.Optional(
    Type.Object({
      articletype: Type.Object({
        ADDRESS: Type.Optional(Type.String()),
        REGION: Type.Optional(Type.String({ description: 'Where it is at home, in the language asked for' })),
        LOGO: Type.Optional(Type.String({ description: 'Address of its mark, a square picture' })),
        COMPANY_ID: Type.Optional(Type.String({ description: 'companyId of its shops' })),
      }),
    }),
  ),
})
export type ArticleCardView = Static<typeof articleCardSchema>

const recipeUnit = Type.Enum([...recipeUnits])
const ingredient = Type.Object({
  text: Type.String(),
  quantity: Type.Optional(Type.Number({ description: 'For as many people as `servings`; absent is to taste' })),
  unit: Type.Optional(recipeUnit),
  productId: Type.Optional(Type.Integer({ description: 'What of the shop it is, where it is sold there' })),
})
export type IngredientView = Static<typeof ingredient>

const recipeSchema = Type.Object({
  servings: Type.Integer(),
  preparationMinutes: Type.Integer(),
  cookingMinutes: Type.Integer(),
  ingredients: Type.Array(ingredient),
  people: Type.Integer({ description: 'The number of people `purchases` are for' }),
  purchases: Type.Array(
    Type.Object({
      productId: Type.Integer(),
      quantity: Type.Number({ description: 'Pieces, or kilograms of loose goods, that cover the ingredient' }),
    }),
  ),
  products: Type.Array(productSchema, { description: 'What can be bought in this context' }),
})
export type RecipeView = Static<typeof recipeSchema>

/** An article with its text. A static page has `testo_validit`, the text of its validity. */
export const articleSchema = Type.Object({
  ...articleCardSchema.properties,
  content: Type.String({ description: 'Cleaned markup' }),
  testo_validit: Type.Optional(Type.String()),
  recipe: Type.Optional(recipeSchema),
})
export type ArticleView = Static<typeof articleSchema>
