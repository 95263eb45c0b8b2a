import type { ShopModule } from '../../kernel/shop-module.ts'
import {
  orderCancellation,
  orderChanged,
  orderConfirmation,
  orderRescheduled,
  orderUnpaid,
  paymentFailure,
  paymentLoss,
} from './mails/order-mails.ts'
import { isLeftUnpaid, remindOfPayment } from './mails/left-unpaid.service.ts'
import { orderNoteHandlers } from './notes/order-notes.routes.ts'
import { orderHandlers } from './orders.routes.ts'
import { receiptHandlers } from './receipt.routes.ts'
import { purgeParking } from './requests/parking.service.ts'
import { orderRequestHandlers } from './requests/requests.routes.ts'
import { storesOfOrders } from './things-of-stores.ts'

export const ordersModule: ShopModule = {
  calls: () => [...orderHandlers, ...orderNoteHandlers, ...orderRequestHandlers, ...receiptHandlers],
  isOfStores: storesOfOrders,
  deliveries: (shop, mailer) => ({
    'mail.orderConfirmation': async ({ orderId }) => mailer.send(await orderConfirmation(shop, orderId)),
    'mail.orderCancelled': async ({ orderId }) => mailer.send(await orderCancellation(shop, orderId)),
    'mail.orderRescheduled': async ({ orderId, eventId }) =>
      mailer.send(await orderRescheduled(shop, orderId, eventId)),
    'mail.orderChanged': async ({ orderId, changeId }) => mailer.send(await orderChanged(shop, orderId, changeId)),
    'order.leftUnpaid': ({ orderId }) => remindOfPayment(shop, orderId),
    'mail.orderUnpaid': async ({ orderId, regardless }) => {
      if (regardless === true || (await isLeftUnpaid(shop, shop.db, orderId)))
        await mailer.send(await orderUnpaid(shop, orderId))
    },
    'mail.paymentFailed': async ({ orderId }) => mailer.send(await paymentFailure(shop, orderId)),
    'mail.paymentLost': async ({ orderId }) => mailer.send(await paymentLoss(shop, orderId)),
  }),
  jobs: ({ db, clock }) => [{ name: 'purge-parking', everySeconds: 24 * 3600, run: () => purgeParking(db, clock()) }],
}
