import type { ShopModule } from '../../kernel/shop-module.ts'
import { messageHandlers } from './messages.routes.ts'
import { archiveMail, purgeMessages } from './messages.service.ts'
import { oneClickUnsubscribe } from './unsubscribe.routes.ts'
import { withWayOut } from './way-out.ts'

export const messagesModule: ShopModule = {
  calls: () => messageHandlers,
  routes: oneClickUnsubscribe,
  leavingMail: withWayOut,
  // Mails of an account stand in its message archive once they have left.
  sentMail: ({ db, clock }, message) => archiveMail(db, message, clock()),
  jobs: ({ db, clock }) => [{ name: 'purge-messages', everySeconds: 24 * 3600, run: () => purgeMessages(db, clock()) }],
}
