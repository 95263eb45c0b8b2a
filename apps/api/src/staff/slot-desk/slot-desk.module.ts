import type { ShopModule } from '../../kernel/shop-module.ts'
import { slotClosed } from './slot-closed-mail.ts'
import { slotDeskHandlers } from './slot-desk.routes.ts'

export const slotDeskModule: ShopModule = {
  calls: () => slotDeskHandlers,
  deliveries: (shop, mailer) => ({
    'mail.slotClosed': async (closed) => mailer.send(await slotClosed(shop, closed)),
  }),
}
