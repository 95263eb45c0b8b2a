import type { ShopModule } from '../../kernel/shop-module.ts'
import { personInvitedDelivery } from './persons-mails.ts'
import { personsHandlers } from './persons.routes.ts'
import { purgeInvitations } from './persons.service.ts'

export const personsModule: ShopModule = {
  calls: personsHandlers,
  deliveries: personInvitedDelivery,
  jobs: (shop) => [
    { name: 'purge-person-invitations', everySeconds: 86_400, run: () => purgeInvitations(shop.db, shop.clock()) },
  ],
}
