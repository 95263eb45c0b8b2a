import type { ShopModule } from '../../kernel/shop-module.ts'
import { sendIfAny } from '../../kernel/mail/mailer.ts'
import { backInStockMail } from './back-in-stock-mail.ts'
import { stockWishHandlers } from './stock-wishes.routes.ts'
import { tellWishes } from './stock-wishes.service.ts'

export const stockWishesModule: ShopModule = {
  calls: () => stockWishHandlers,
  deliveries: (shop, mailer) => ({
    'mail.backInStock': (told, { event }) => sendIfAny(mailer, backInStockMail(shop, told, event)),
  }),
  jobs: (shop) => [{ name: 'tell-stock-wishes', everySeconds: 30, run: () => tellWishes(shop) }],
}
