import type { Job, ShopModule } from '../../kernel/shop-module.ts'
import type { Shop } from '../../kernel/shop.ts'
import { sendIfAny } from '../../kernel/mail/mailer.ts'
import { advanceDemoOrders } from './demo-clock.ts'
import { orderDelivered, orderFailed, orderOnItsWay, orderPrepared } from './fulfilment-mails.ts'
import { fulfilmentHandlers } from './fulfilment.routes.ts'
import { goodsRecalled } from './recall/recall.service.ts'
import { purgePresses } from './presses.repository.ts'

const advanceOrders = (shop: Shop): Job => ({
  name: 'advance-demo-orders',
  everySeconds: 30,
  run: () => advanceDemoOrders(shop),
})

export const fulfilmentModule: ShopModule = {
  calls: fulfilmentHandlers,
  jobs: (shop) => [
    { name: 'purge-presses', everySeconds: 6 * 3600, run: () => purgePresses(shop.db, shop.clock()) },
    ...(shop.config.DEMO ? [advanceOrders(shop)] : []),
  ],
  deliveries: (shop, mailer) => ({
    'mail.orderPrepared': async ({ orderId }) => mailer.send(await orderPrepared(shop, orderId)),
    'mail.goodsRecalled': (payload, sending) => sendIfAny(mailer, goodsRecalled(shop, payload, sending)),
    'mail.orderOnItsWay': async ({ orderId }) => mailer.send(await orderOnItsWay(shop, orderId)),
    'mail.orderDelivered': async ({ orderId }) => mailer.send(await orderDelivered(shop, orderId)),
    'mail.orderFailed': async ({ orderId }) => mailer.send(await orderFailed(shop, orderId)),
  }),
}
