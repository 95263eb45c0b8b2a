import type { ShopModule } from '../../shop-module.ts'
import { deletionDeliveries } from './deletion-mails.ts'
import { eraseDue } from './deletion.service.ts'
import { profileHandlers } from './profile.routes.ts'

export const profileModule: ShopModule = {
  calls: profileHandlers,
  deliveries: deletionDeliveries,
  jobs: (shop) => [{ name: 'erase-accounts', everySeconds: 600, run: () => eraseDue(shop) }],
}
