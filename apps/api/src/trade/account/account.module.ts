import type { ShopModule } from '../../kernel/shop-module.ts'
import { accountHandlers } from './account.routes.ts'
import { deletionDeliveries } from './deletion-mails.ts'
import { eraseDue } from './deletion.service.ts'

export const accountModule: ShopModule = {
  calls: accountHandlers,
  deliveries: deletionDeliveries,
  jobs: (shop) => [{ name: 'erase-accounts', everySeconds: 600, run: () => eraseDue(shop) }],
}
