import type { ShopModule } from '../../kernel/shop-module.ts'
import { sendIfAny } from '../../kernel/mail/mailer.ts'
import { mfaHandlers } from './mfa.routes.ts'
import { purgePins } from './mfa.service.ts'
import { loginPinMail, mfaChangedMail, mfaOffPinMail } from './sign-in-mails.ts'

export const mfaModule: ShopModule = {
  calls: mfaHandlers,
  deliveries: (shop, mailer) => ({
    'mail.loginPin': ({ userId }, sending) => sendIfAny(mailer, loginPinMail(shop, userId, sending)),
    'mail.mfaOffPin': ({ userId }, sending) => sendIfAny(mailer, mfaOffPinMail(shop, userId, sending)),
    'mail.mfaChanged': async ({ userId, enabled }, sending) =>
      mailer.send(await mfaChangedMail(shop, userId, enabled, sending)),
  }),
  jobs: ({ db, clock }) => [{ name: 'purge-pins', everySeconds: 3600, run: () => purgePins(db, clock()) }],
}
