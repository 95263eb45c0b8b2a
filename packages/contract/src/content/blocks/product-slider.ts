import { sliderProducts } from '@bottega/rules/catalog/sizes.ts'
import { Type, type Static } from 'typebox'
import { productSchema } from '../../catalog/product.ts'
import { blockSchema } from '../block-schema.ts'
import { link, text } from '../fields.ts'

/** The first card of a slider, which leads to a category: a picture with a button, or the words alone. */
const firstCard = Type.Object({
  mode: Type.Enum(['image', 'text'], { default: 'image' }),
  title: text(),
  subtitle: Type.Optional(text()),
  description: Type.Optional(text()),
  button: Type.Optional(text()),
  link: link(),
  image: Type.Optional(link()),
})
export type FirstCard = Static<typeof firstCard>

/** A row of products; without products it is not shown. */
export const productSlider = blockSchema(
  Type.Object({
    title: text(),
    source: Type.Union([
      Type.Object({ promo: Type.Literal(true) }),
      Type.Object({ newProduct: Type.Literal(true) }),
      Type.Object({ categorySlug: text() }),
    ]),
    limit: Type.Integer({ minimum: 1, maximum: sliderProducts.most, default: sliderProducts.usual }),
    link: Type.Optional(link()),
    linkText: Type.Optional(text()),
    card: Type.Optional(firstCard),
  }),
  { products: Type.Array(productSchema, { minItems: 1 }) },
)
