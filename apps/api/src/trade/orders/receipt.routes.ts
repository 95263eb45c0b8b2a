import * as calls from '@bottega/contract/documents/calls.ts'
import { customerOf, handlersOf } from '../../kernel/calls/call-handler.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { myReceipt } from '../documents/documents.service.ts'
import { myOrder } from './orders.service.ts'

/** (Account and after-sales, section 7: receipt download) */
export const receiptHandlers = handlersOf(calls, {
  ordersReceipt: async ({ shop, visitor }, { query }) => {
    const { userId } = customerOf(visitor)
    const order = await myOrder(shop.db, userId, query.order_id)
    const receipt = await myReceipt(shop.db, userId, order.id, visitor.language)
    if (receipt === undefined) throw new ShopError('error.document.noReceipt')
    return { data: receipt }
  },
})
