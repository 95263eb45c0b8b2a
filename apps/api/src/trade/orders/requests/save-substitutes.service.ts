import { orderAllows } from '@bottega/rules/orders/order-status.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { orderLine } from '../orders.tables.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { openDraftOf } from '../../cart/drafts/draft-carts.service.ts'
import { blockingStatuses } from '../../cart/open-cart.ts'
import { lockOrder } from '../orders.repository.ts'

export interface SubstitutesChoice {
  orderItemId: number
  acceptAlternatives: boolean
}

/**
 * Stores for which lines something similar may be put in, until the order is picked. While the order is being changed
 * its draft has the lines: what was saved here would be overwritten by it. Lines of other orders are left alone.
 */
export function saveSubstitutes(
  shop: Shop,
  { userId, orderId }: { userId: number; orderId: number },
  choices: readonly SubstitutesChoice[],
): Promise<void> {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined || !orderAllows('modify', order.statusId, blockingStatuses(shop.config)))
      throw new ShopError('error.order.notModifiable', { orderId })
    if ((await openDraftOf(tx, userId)) === orderId) throw new ShopError('error.order.changeOpen', { orderId })
    for (const accept of [true, false]) {
      const ids = choices.flatMap((one) => (one.acceptAlternatives === accept ? [one.orderItemId] : []))
      if (ids.length > 0) await setAccepted(tx, orderId, ids, accept)
    }
  })
}

const setAccepted = (tx: Tx, orderId: number, ids: readonly number[], acceptAlternatives: boolean) =>
  tx
    .update(orderLine)
    .set({ acceptAlternatives })
    .where(and(eq(orderLine.orderId, orderId), inArray(orderLine.id, [...ids]), isNull(orderLine.replacesLineId)))
