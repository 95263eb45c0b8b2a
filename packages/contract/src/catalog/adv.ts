import { sliderProducts } from '@bottega/rules/catalog/sizes.ts'
import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { productSchema } from './product.ts'
import { codeText } from '../text-fields.ts'

/**
 * The products a slider recommends. Beside a product: those others bought with it, then the best of its department; in
 * a category: the best of it; elsewhere: products like those the customer has bought, where they agreed to profiling,
 * then the best-selling. `layout`
 * names the place on the page and chooses nothing.
 */
export const advList = callSchema({
  summary: 'Products a slider recommends',
  query: Type.Object({
    layout: Type.Optional(codeText({ maxLength: 60 })),
    product_id: Type.Optional(idSchema()),
    category_id: Type.Optional(idSchema()),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: sliderProducts.most, description: `${sliderProducts.usual} when absent` }),
    ),
    shuffle: Type.Optional(Type.Boolean()),
    promo: Type.Optional(Type.Boolean()),
    userId: Type.Optional(
      Type.Integer({ description: 'Counts only for the person signed in themselves, who agreed to profiling' }),
    ),
    store_id: Type.Optional(idSchema()),
    warehouseId: Type.Optional(idSchema()),
    timeslotId: Type.Optional(Type.Integer({ minimum: -1, maximum: 2_147_483_647 })),
  }),
  reply: Type.Object({ products: Type.Array(productSchema) }),
  refusals: ['error.store.notFound'],
})
