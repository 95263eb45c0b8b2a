import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { emptySchema, idSchema } from '../common.ts'

const stockWishSchema = Type.Object({
  wishId: Type.Integer(),
  productId: Type.Integer(),
  name: Type.String({ description: 'In the language of the request' }),
  description: Type.String({ description: 'Its pack' }),
  itemUrl: Type.String({ description: 'Path of its page' }),
  mediaURL: Type.String({ description: 'Address of its small picture; empty where there is none' }),
  isSold: Type.Boolean({ description: 'False where the shop has taken it off sale: then nobody is told' }),
  storeId: Type.Integer(),
  storeName: Type.String(),
  since: Type.String({ description: 'ISO instant' }),
  until: Type.String({ description: 'ISO instant at which it is deleted unfulfilled' }),
})
export type StockWishView = Static<typeof stockWishSchema>

const stockWishesSchema = Type.Object({
  storeId: Type.Integer({ description: 'The store of the cart, which a new one would be for' }),
  wishes: Type.Array(stockWishSchema, { description: 'Those that wait, the newest first' }),
})
export type StockWishesView = Static<typeof stockWishesSchema>

/** One that was told is over, and is not in the list. */
export const stockWishList = callSchema({
  summary: 'The products I want to be told of when they are available again',
  reply: stockWishesSchema,
  refusals: [],
})

/** A second press is the first one; after the mail it waits again, behind all others. */
export const stockWishAdd = callSchema({
  summary: 'Tell me by mail, once, when a sold-out product is available again in the store of my cart',
  body: Type.Object({ product_id: idSchema() }),
  reply: stockWishesSchema,
  refusals: ['error.product.notFound', 'error.stockWish.available', 'error.stockWish.tooMany'],
})

export const stockWishDelete = callSchema({
  summary: 'Do not tell me of this product any more',
  body: Type.Object({ wish_id: idSchema() }),
  reply: stockWishesSchema,
  refusals: ['error.stockWish.notFound'],
})

export const stockWishDeleteAll = callSchema({
  summary: 'Do not tell me of any product any more',
  body: emptySchema,
  reply: stockWishesSchema,
  refusals: [],
})
