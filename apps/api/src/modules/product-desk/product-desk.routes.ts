import { pageOf } from '@bottega/contract/common.ts'
import * as calls from '@bottega/contract/product-desk/calls.ts'
import { type CallContext, handlersOf } from '../../calls/call-handler.ts'
import { ShopError } from '../../shop-error.ts'
import { staffOf } from '../backoffice/acting.service.ts'
import { presentRow, presentStory } from './product-desk.presenter.ts'
import { changePrice, changeSale, changeStock, pageSize, readProduct, searchProducts } from './product-desk.service.ts'

/** Staff as themselves: who acts for a customer does what a customer may. */
function deskOf({ visitor }: CallContext) {
  const staff = staffOf(visitor)
  if (staff.acting !== undefined) throw new ShopError('error.request.forbidden')
  return staff
}

const storyOf = async ({ shop, visitor, now }: CallContext, productId: number) => ({
  data: { product: presentStory(await readProduct(shop.db, productId, now), visitor.language) },
})

/** The goods of the stores, as the shopkeeper looks after them. */
export const productDeskHandlers = handlersOf(calls, {
  deskProducts: async ({ shop, visitor }, { query: { q = '', sale, page = 1 } }) => {
    const found = await searchProducts(shop.db, { q, sale, page })
    return {
      data: {
        products: found.map((row) => presentRow(row, visitor.language)),
        page: pageOf(page, pageSize, found[0]?.found ?? 0),
      },
    }
  },
  deskProduct: (context, { query }) => storyOf(context, query.product_id),
  deskProductSale: async (context, { body: { product_id: productId, version, sale, reason } }) => {
    await changeSale(context.shop.db, deskOf(context), { productId, version, sale, reason: reason.trim() }, context.now)
    return storyOf(context, productId)
  },
  deskProductStock: async (context, { body }) => {
    const { product_id: productId, version, warehouse_id: warehouseId, available } = body
    const counted = available === undefined ? null : Math.round(available * 1000)
    await changeStock(
      context.shop.db,
      deskOf(context),
      { productId, version, warehouseId, available: counted },
      context.now,
    )
    return storyOf(context, productId)
  },
  deskProductPrice: async (context, { body }) => {
    const { product_id: productId, version, warehouse_id: warehouseId, cents, from, to = null } = body
    await changePrice(
      context.shop.db,
      deskOf(context),
      { productId, version, warehouseId, cents, from, to },
      context.now,
    )
    return storyOf(context, productId)
  },
})
