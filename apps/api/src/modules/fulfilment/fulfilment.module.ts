import type { ShopModule } from '../../shop-module.ts'
import { sendIfAny } from '../mail/mailer.ts'
import { orderDelivered, orderFailed, orderOnItsWay, orderPrepared } from './fulfilment-mails.ts'
import { fulfilmentHandlers } from './fulfilment.routes.ts'
import { goodsRecalled } from './recall/recall.service.ts'
import { purgePresses } from './presses.repository.ts'

export const fulfilmentModule: ShopModule = {
  calls: fulfilmentHandlers,
  jobs: ({ db, clock }) => [{ name: 'purge-presses', everySeconds: 6 * 3600, run: () => purgePresses(db, clock()) }],
  deliveries: (shop, mailer) => ({
    'mail.orderPrepared': async ({ orderId }) => mailer.send(await orderPrepared(shop, orderId)),
    'mail.goodsRecalled': (payload, sending) => sendIfAny(mailer, goodsRecalled(shop, payload, sending)),
    'mail.orderOnItsWay': async ({ orderId }) => mailer.send(await orderOnItsWay(shop, orderId)),
    'mail.orderDelivered': async ({ orderId }) => mailer.send(await orderDelivered(shop, orderId)),
    'mail.orderFailed': async ({ orderId }) => mailer.send(await orderFailed(shop, orderId)),
  }),
}
