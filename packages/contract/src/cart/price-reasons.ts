import { promotionDemands } from '@bottega/rules/cart/price-reasons.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { euro, idSchema } from '../common.ts'

const takenOffSchema = Type.Object({
  reason: Type.Enum(['price-cut', 'multi-buy', 'second-piece', 'line-voucher']),
  name: Type.String({ description: 'Of the promotion or voucher' }),
  amount: euro('Zero or below'),
  until: Type.Optional(Type.String({ description: 'Last day of the promotion, yyyy-MM-dd' })),
  membersOnly: Type.Optional(Type.Boolean({ description: 'A price for members' })),
  unitPrice: Type.Optional(euro('A piece or kilogram with a price cut')),
  take: Type.Optional(Type.Integer({ description: 'Of a 3×2: pieces taken' })),
  pay: Type.Optional(Type.Integer({ description: 'Of a 3×2: pieces paid' })),
  percent: Type.Optional(Type.Integer({ description: 'Off the second piece' })),
})

/**
 * A price as a sum: `sum(base.amount) + sum(takenOff.amount) = total`, to the cent. Vouchers on the whole order are no part
 * of a line's price and stand among the cart's totals. (decision 0865)
 */
const priceReasonsSchema = Type.Object({
  priceList: Type.String({ description: 'Name of the shop’s price list' }),
  day: Type.String({ description: 'The prices are those of this day of the shop’s calendar, yyyy-MM-dd' }),
  unit: Type.Enum(['kg', 'pz'], { description: 'What quantities and unit prices are of' }),
  base: Type.Array(
    Type.Object({ quantity: Type.Number({ description: 'Kilograms or pieces' }), unitPrice: euro(), amount: euro() }),
    { description: 'At list price; several where an order being changed keeps earlier prices' },
  ),
  takenOff: Type.Array(takenOffSchema),
  total: euro(),
  estimate: Type.Optional(
    Type.Object(
      { quantity: Type.Number({ description: 'Kilograms' }), amount: euro() },
      { description: 'Of loose goods on their page: what the cart holds of them, else the first weight, about' },
    ),
  ),
  weighed: Type.Boolean({ description: 'The price is settled by the weight picked' }),
  perUnit: Type.Optional(
    Type.Object(
      { price: euro(), unit: Type.Enum(['kg', 'l', 'pz']) },
      { description: 'To compare with; else it is the price' },
    ),
  ),
  lowest: Type.Optional(
    Type.Object(
      {
        price: euro('Of a piece or kilogram'),
        before: Type.String({ description: 'First day of the reduction, yyyy-MM-dd' }),
      },
      { description: 'Lowest price of the 30 days before a reduction that stands on the product' },
    ),
  ),
  waiting: Type.Optional(
    Type.Object(
      {
        name: Type.String(),
        until: Type.String({ description: 'Last day, yyyy-MM-dd' }),
        asks: Type.Enum([...promotionDemands]),
        pieces: Type.Integer({ description: 'It counts from so many on' }),
        unitPrice: Type.Optional(euro('A piece or kilogram with its price cut')),
      },
      { description: 'A promotion of the product that takes nothing off yet' },
    ),
  ),
  vatPercent: Type.Integer({ description: 'Included in every amount' }),
})
export type PriceReasonsView = Static<typeof priceReasonsSchema>

/**
 * For the visitor's own place, day and membership. Without `item_id` it explains what the product's page shows: the first
 * quantity the add button puts in the cart, or a kilogram of loose goods.
 */
export const cartPriceReasons = callSchema({
  summary: 'Why a product, or a line of the cart, costs what it does',
  query: Type.Object({
    product_id: idSchema(),
    item_id: Type.Optional(idSchema()),
  }),
  reply: priceReasonsSchema,
  refusals: ['error.product.notFound', 'error.cart.itemNotFound'],
})
