import type { ShopModule } from '../../shop-module.ts'
import { cartHandlers, reorderHandlers } from './cart.routes.ts'
import { confirmListHandlers } from './adding/confirm-list.routes.ts'
import { purgeAbandonedCarts } from './cart.service.ts'
import { deliveryChoiceHandlers } from './delivery-choice/delivery-choice.routes.ts'
import { loginHandlers } from './login.routes.ts'
import { recipeHandlers } from './adding/recipe.routes.ts'

export const cartModule: ShopModule = {
  calls: (shop) => [
    ...cartHandlers,
    ...confirmListHandlers,
    ...deliveryChoiceHandlers,
    ...loginHandlers(shop),
    ...recipeHandlers,
    ...reorderHandlers,
  ],
  jobs: ({ db }) => [{ name: 'purge-abandoned-carts', everySeconds: 3600, run: () => purgeAbandonedCarts(db) }],
}
