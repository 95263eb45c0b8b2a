import type { ShopModule } from '../../kernel/shop-module.ts'
import { slotClosed } from './slot-closed-mail.ts'
import { staffSlotsHandlers } from './staff-slots.routes.ts'

export const staffSlotsModule: ShopModule = {
  calls: () => staffSlotsHandlers,
  deliveries: (shop, mailer) => ({
    'mail.slotClosed': async (closed) => mailer.send(await slotClosed(shop, closed)),
  }),
}
