import type { ShopModule } from '../../shop-module.ts'
import { messageHandlers } from './messages.routes.ts'
import { purgeMessages } from './messages.service.ts'
import { oneClickUnsubscribe } from './unsubscribe.routes.ts'

export const messagesModule: ShopModule = {
  calls: () => messageHandlers,
  routes: oneClickUnsubscribe,
  jobs: ({ db, clock }) => [{ name: 'purge-messages', everySeconds: 24 * 3600, run: () => purgeMessages(db, clock()) }],
}
