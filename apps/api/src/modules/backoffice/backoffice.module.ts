import type { ShopModule } from '../../shop-module.ts'
import { deleteEndedInvitations } from './accounts.repository.ts'
import { backofficeHandlers } from './backoffice.routes.ts'
import { devCodes } from './dev-codes.routes.ts'
import { invitationDeliveries } from './invitation-mails.ts'

export const backofficeModule: ShopModule = {
  calls: backofficeHandlers,
  deliveries: invitationDeliveries,
  jobs: ({ db, clock }) => [
    { name: 'purge-staff-invitations', everySeconds: 3600, run: () => deleteEndedInvitations(db, clock()) },
  ],
  routes: devCodes,
}
