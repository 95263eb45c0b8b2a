import type { ShopModule } from '../../kernel/shop-module.ts'
import { cartHandlers, reorderHandlers } from './cart.routes.ts'
import { confirmListHandlers } from './adding/confirm-list.routes.ts'
import { forgetShopping, purgeAbandonedCarts, purgeOldCarts } from './cart.service.ts'
import { deliveryChoiceHandlers } from './delivery-choice/delivery-choice.routes.ts'
import { loginHandlers } from './login.routes.ts'
import { mergeVisitCart } from './merge-cart.ts'
import { AnsweredCarts } from './reading/answered-lines.ts'
import { KnownLines } from './reading/known-lines.ts'

export const cartModule: ShopModule = {
  calls: (shop) => [
    ...cartHandlers,
    ...confirmListHandlers,
    ...deliveryChoiceHandlers,
    ...loginHandlers(shop),
    ...reorderHandlers,
  ],
  extend: () => ({ cartLines: new KnownLines(), answeredCarts: new AnsweredCarts() }),
  broughtAlong: mergeVisitCart,
  registeredAnew: forgetShopping,
  jobs: ({ db, clock }) => [
    { name: 'purge-abandoned-carts', everySeconds: 3600, run: () => purgeAbandonedCarts(db) },
    { name: 'purge-old-carts', everySeconds: 24 * 3600, run: () => purgeOldCarts(db, clock()) },
  ],
}
