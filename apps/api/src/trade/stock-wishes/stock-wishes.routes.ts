import * as calls from '@bottega/contract/stock-wishes/calls.ts'
import type { StockWishesView } from '@bottega/contract/stock-wishes/stock-wishes.ts'
import { type CallContext, customerOf, handlersOf } from '../../kernel/calls/call-handler.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { catalogContextOf } from '../catalog/catalog.context.ts'
import { presentWish } from './stock-wishes.presenter.ts'
import { addWish, deleteWish, deleteWishes, waitingWishes } from './stock-wishes.service.ts'

async function wishesOf(context: CallContext): Promise<{ data: StockWishesView }> {
  const { shop, visitor } = context
  const { storeId } = await catalogContextOf(shop.catalogue, context)
  const rows = await waitingWishes(shop.db, customerOf(visitor).userId)
  return { data: { storeId, wishes: rows.map(presentWish(visitor.language)) } }
}

/** (decision 855) */
export const stockWishHandlers = handlersOf(calls, {
  stockWishList: wishesOf,
  stockWishAdd: async (context, { body }) => {
    const { shop, visitor, now } = context
    const { userId } = customerOf(visitor)
    const shelf = await catalogContextOf(shop.catalogue, context)
    const [product] = await shop.catalogue.products(shelf, [body.product_id])
    if (product === undefined) throw new ShopError('error.product.notFound')
    const { storeId, language } = shelf
    await shop.db.transaction((tx) => addWish(tx, { userId, storeId, product, language }, now))
    return wishesOf(context)
  },
  stockWishDelete: async (context, { body }) => {
    await deleteWish(context.shop.db, customerOf(context.visitor).userId, body.wish_id)
    return wishesOf(context)
  },
  stockWishDeleteAll: async (context) => {
    await deleteWishes(context.shop.db, customerOf(context.visitor).userId)
    return wishesOf(context)
  },
})
