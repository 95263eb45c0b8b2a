import { sliderProducts } from '@bottega/rules/catalog/slider.ts'
import { Type } from 'typebox'
import { productSchema } from '../../catalog/product.ts'
import { blockSchema } from '../block-schema.ts'
import { link, text } from '../fields.ts'

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
  }),
  { products: Type.Array(productSchema, { minItems: 1 }) },
)
