import { link, markup, moment, text } from '@bottega/contract/content/fields.ts'
import { fewestPeople, mostPeople, recipeUnits } from '@bottega/rules/content/recipe.ts'
import { Type } from 'typebox'

const key = () => Type.String({ pattern: '^[a-z0-9-]{1,80}$', examples: ['olio-nuovo'] })

/** The fields that every article, cooperative and text may have. */
const common = {
  title: text(),
  slug: Type.Optional(key()),
  summary: Type.Optional(text()),
  image: Type.Optional(link()),
  imageText: Type.Optional(text()),
  date: Type.Optional(moment()),
  from: Type.Optional(moment()),
  until: Type.Optional(moment()),
  seo: Type.Optional(
    Type.Object({
      title: Type.Optional(text()),
      description: Type.Optional(text()),
      /** `false` keeps a text that is for trying things out from the sitemap. */
      sitemap: Type.Optional(Type.Boolean()),
    }),
  ),
  content: Type.Optional(markup()),
}

const minutes = () => Type.Integer({ minimum: 0, maximum: 10_080 })

/** `product` is a barcode, an internal code or a slug of the shop; without it the ingredient is words alone. */
const ingredient = Type.Object({
  text: text(),
  product: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_/-]{1,200}$', examples: ['spaghetti-n-5'] })),
  quantity: Type.Optional(Type.Number({ minimum: 0.01, maximum: 100_000 })),
  unit: Type.Optional(Type.Enum([...recipeUnits])),
})

const recipe = Type.Object({
  servings: Type.Integer({ minimum: fewestPeople, maximum: mostPeople }),
  preparation: minutes(),
  cooking: minutes(),
  ingredients: Type.Array(ingredient, { minItems: 1 }),
})

const classes = Type.Optional(Type.Array(key()))

/** `articles/name.md`. A recipe has its ingredients and, as the first numbered list of its text, its steps. */
export const articleSchema = Type.Union([
  Type.Object({ type: Type.Literal('recipe'), ...common, date: moment(), classes, recipe }),
  Type.Object({ type: Type.Enum(['News', 'post']), ...common, date: moment(), classes, content: markup() }),
])

/** `texts/name.md`: pages that stay, as terms and questions. */
export const textSchema = Type.Object({
  type: Type.Enum(['page', 'faq'], { default: 'page' }),
  ...common,
  /** Since when, or until when, it holds; stands beside the title. */
  validity: Type.Optional(text()),
  content: markup(),
})

/** `cooperatives/name.md`. `company` is the cooperative's id, as its shops have it. */
export const cooperativeSchema = Type.Object({
  ...common,
  address: text(),
  /** The region it is at home in. */
  region: Type.Optional(text()),
  /** Its mark, a square picture. */
  logo: Type.Optional(link()),
  company: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
})

/** `article-classes/name.yaml`: what articles name in `classes`. */
export const articleClassSchema = Type.Object({
  group: Type.Enum(['course', 'category']),
  name: text(),
})
