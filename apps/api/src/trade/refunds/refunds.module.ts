import type { ShopModule } from '../../kernel/shop-module.ts'
import { carryOutLater } from './carry-out.service.ts'
import { settleRefunds } from './settle-refunds.service.ts'

/** What follows when some of an order's money goes back: payments, credit notes, points. */
export const refundsModule: ShopModule = {
  deliveries: (shop) => ({
    'payment.refundOrder': (refunding) => carryOutLater(shop, refunding),
    'order.refunded': ({ orderId }) => settleRefunds(shop, orderId),
  }),
}
