import type { ShopModule } from '../../kernel/shop-module.ts'
import { accountExistsMail, businessDecidedMail, confirmEmailMail, welcomeMail } from './registration-mails.ts'
import { businessHandlers } from './business.routes.ts'
import { consentHandlers } from './consents.routes.ts'
import { storeConsentHandlers } from './store-consents.routes.ts'
import { registrationHandlers } from './registration.routes.ts'
import { purgeEmailTokens, purgeUnconfirmed } from './registration.service.ts'

export const registrationModule: ShopModule = {
  calls: (shop) => [
    ...registrationHandlers(shop),
    ...consentHandlers(shop),
    ...storeConsentHandlers(shop),
    ...businessHandlers,
  ],
  jobs: ({ db, clock }) => [
    { name: 'purge-email-tokens', everySeconds: 3600, run: () => purgeEmailTokens(db, clock()) },
    { name: 'purge-unconfirmed-registrations', everySeconds: 3600, run: () => purgeUnconfirmed(db, clock()) },
  ],
  deliveries: (shop, mailer) => ({
    'mail.confirmEmail': async ({ userId }, sending) => mailer.send(await confirmEmailMail(shop, userId, sending)),
    'mail.accountExists': async ({ userId }, sending) => mailer.send(await accountExistsMail(shop, userId, sending)),
    'mail.welcome': async ({ userId }, sending) => mailer.send(await welcomeMail(shop, userId, sending)),
    'mail.businessDecided': async ({ userId, decision }, sending) =>
      mailer.send(await businessDecidedMail(shop, userId, decision, sending)),
  }),
}
