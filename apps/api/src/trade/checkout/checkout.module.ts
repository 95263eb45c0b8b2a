import type { ShopModule } from '../../kernel/shop-module.ts'
import { orderChangeHandlers } from './changes/changes.routes.ts'
import { checkoutHandlers } from './checkout.routes.ts'
import { capturePayment, payFurther, refundPayment, releasePayment } from './payment/payment-deliveries.ts'
import { paymentNotices } from './payment/payment-notices.routes.ts'
import { reapPayments } from './payment/payment-reaper.ts'
import { validateOrders } from './validation.service.ts'

export const checkoutModule: ShopModule = {
  calls: () => [...checkoutHandlers, ...orderChangeHandlers],
  routes: paymentNotices,
  jobs: (shop) => [{ name: 'settle-payments', everySeconds: 30, run: () => reapPayments(shop) }],
  deliveries: (shop) => ({
    'order.businessDecided': (decided) => validateOrders(shop, decided),
    'payment.void': ({ attemptId }) => releasePayment(shop, attemptId),
    'payment.refund': ({ attemptId }) => releasePayment(shop, attemptId),
    'payment.further': ({ attemptId }) => payFurther(shop, attemptId),
    'payment.refundPart': ({ refundId }) => refundPayment(shop, refundId),
    'payment.capture': ({ attemptId, amountCents }) => capturePayment(shop, attemptId, amountCents),
  }),
}
