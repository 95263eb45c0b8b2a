import type { ShopModule } from '../../kernel/shop-module.ts'
import { deleteEndedInvitations } from './accounts.repository.ts'
import { actedForDeliveries } from './acted-for-mails.ts'
import { backofficeHandlers } from './backoffice.routes.ts'
import { devCodes } from './dev-codes.routes.ts'
import { invitationDeliveries } from './invitation-mails.ts'
import { storesOfAccounts } from './things-of-stores.ts'

export const backofficeModule: ShopModule = {
  calls: backofficeHandlers,
  isOfStores: storesOfAccounts,
  deliveries: (shop, mailer) => ({ ...invitationDeliveries(shop, mailer), ...actedForDeliveries(shop, mailer) }),
  jobs: ({ db, clock }) => [
    { name: 'purge-staff-invitations', everySeconds: 3600, run: () => deleteEndedInvitations(db, clock()) },
  ],
  routes: devCodes,
}
