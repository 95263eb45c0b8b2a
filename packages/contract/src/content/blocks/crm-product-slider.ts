import { sliderProducts } from '@bottega/rules/catalog/sizes.ts'
import { Type } from 'typebox'
import { productSchema } from '../../catalog/product.ts'
import { blockSchema } from '../block-schema.ts'
import { flag, text } from '../fields.ts'

/** Products the shop recommends, to customers by what they buy: those of `GET /adv`. */
export const crmProductSlider = blockSchema(
  Type.Object({
    title: text(),
    layout: Type.Optional(text()),
    categorySlug: Type.Optional(text()),
    promo: Type.Optional(flag()),
    shuffle: Type.Optional(flag()),
    limit: Type.Integer({ minimum: 1, maximum: sliderProducts.most, default: sliderProducts.usual }),
  }),
  {
    products: Type.Array(productSchema, { minItems: 1 }),
    categoryId: Type.Optional(Type.Integer()),
  },
)
