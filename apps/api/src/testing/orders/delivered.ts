import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { advanceOrder } from '../../trade/fulfilment/advance-order.service.ts'
import { lockOrder } from '../../trade/orders/orders.service.ts'
import { deliver } from './buying.ts'
import type { TestShop } from '../test-shop.ts'

/** Takes an order through the shop to its customer, by the steps of the staff; the money is taken on the way. */
export async function handOver(shop: TestShop, orderId: number): Promise<void> {
  const { inPreparation, prepared, outForDelivery, delivered } = orderStatus
  for (const statusId of [inPreparation, prepared, outForDelivery, delivered]) {
    await shop.shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined) throw new Error(`no order ${orderId}`)
      await advanceOrder(shop.shop, tx, order, { toStatusId: statusId, actor: 'shop' }, shop.clock.now)
    })
    await deliver(shop)
  }
}
