import type { ShopModule } from '../../kernel/shop-module.ts'
import { householdDeliveries } from './household-mails.ts'
import { householdHandlers } from './household.routes.ts'
import { purgeHouseholds } from './household.service.ts'

export const householdModule: ShopModule = {
  calls: () => householdHandlers,
  deliveries: householdDeliveries,
  jobs: (shop) => [{ name: 'purge-households', everySeconds: 86_400, run: () => purgeHouseholds(shop) }],
}
