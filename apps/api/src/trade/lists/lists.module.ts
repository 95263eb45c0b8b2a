import type { ShopModule } from '../../kernel/shop-module.ts'
import { sendIfAny } from '../../kernel/mail/mailer.ts'
import { listSharedMail } from './list-mails.ts'
import { listHandlers } from './lists.routes.ts'
import { takeUpInvitations } from './shares.service.ts'

export const listsModule: ShopModule = {
  calls: listHandlers,
  signedIn: takeUpInvitations,
  deliveries: (shop, mailer) => ({
    'mail.listShared': ({ shareId }) => sendIfAny(mailer, listSharedMail(shop, shareId)),
  }),
}
