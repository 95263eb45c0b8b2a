import type { ShopModule } from '../../kernel/shop-module.ts'
import { dueHandlers } from './dues.routes.ts'
import { refreshQuiet } from './pay-due.service.ts'

export const duesModule: ShopModule = {
  calls: () => dueHandlers,
  jobs: (shop) => [{ name: 'refresh-due-payments', everySeconds: 120, run: () => refreshQuiet(shop) }],
}
