import type { ShopModule } from '../../kernel/shop-module.ts'
import { carryOutLater } from './carry-out.service.ts'
import { settleRefunds } from './settle-refunds.service.ts'

/** The effects of giving back some of an order's money: payments, credit notes, points. */
export const refundsModule: ShopModule = {
  deliveries: (shop) => ({
    'payment.refundOrder': (refunding) => carryOutLater(shop, refunding),
    'order.refunded': ({ orderId }) => settleRefunds(shop, orderId),
  }),
}
