import { articlesModule } from './modules/articles/articles.module.ts'
import { authModule } from './modules/auth/auth.module.ts'
import { backupModule } from './modules/backup/backup.module.ts'
import { backofficeModule } from './modules/backoffice/backoffice.module.ts'
import { billingModule } from './modules/billing/billing.module.ts'
import { captchaModule } from './modules/captcha/captcha.module.ts'
import { cartModule } from './modules/cart/cart.module.ts'
import { catalogModule } from './modules/catalog/catalog.module.ts'
import { checkoutModule } from './modules/checkout/checkout.module.ts'
import { companiesModule } from './modules/companies/companies.module.ts'
import { consentModule } from './modules/consent/consent.module.ts'
import { contentDeskModule } from './modules/content-desk/content-desk.module.ts'
import { contentModule } from './modules/content/content.module.ts'
import { contentSystemModule } from './modules/content-system/content-system.module.ts'
import { customerDeskModule } from './modules/customer-desk/customer-desk.module.ts'
import { deliveryModule } from './modules/delivery/delivery.module.ts'
import { documentsModule } from './modules/documents/documents.module.ts'
import { duesModule } from './modules/dues/dues.module.ts'
import { formsModule } from './modules/forms/forms.module.ts'
import { fulfilmentModule } from './modules/fulfilment/fulfilment.module.ts'
import { geoModule } from './modules/geo/geo.module.ts'
import { jobsModule } from './modules/jobs/jobs.module.ts'
import { leafletsModule } from './modules/leaflets/leaflets.module.ts'
import { liveFiguresModule } from './modules/live-figures/live-figures.module.ts'
import { listsModule } from './modules/lists/lists.module.ts'
import { locatorModule } from './modules/locator/locator.module.ts'
import { loyaltyModule } from './modules/loyalty/loyalty.module.ts'
import { mailModule } from './modules/mail/mail.module.ts'
import { messagesModule } from './modules/messages/messages.module.ts'
import { mfaModule } from './modules/mfa/mfa.module.ts'
import { offersModule } from './modules/offers/offers.module.ts'
import { orderDeskModule } from './modules/order-desk/order-desk.module.ts'
import { ordersModule } from './modules/orders/orders.module.ts'
import { outboxModule } from './modules/outbox/outbox.module.ts'
import { paymentsModule } from './modules/payments/payments.module.ts'
import { personsModule } from './modules/persons/persons.module.ts'
import { picturesModule } from './modules/pictures/pictures.module.ts'
import { productDeskModule } from './modules/product-desk/product-desk.module.ts'
import { profileModule } from './modules/profile/profile.module.ts'
import { publishingModule } from './modules/publishing/publishing.module.ts'
import { refundsModule } from './modules/refunds/refunds.module.ts'
import { registrationModule } from './modules/registration/registration.module.ts'
import { returnsModule } from './modules/returns/returns.module.ts'
import { samlModule } from './modules/saml/saml.module.ts'
import { securityModule } from './modules/security/security.module.ts'
import { sessionsModule } from './modules/sessions/sessions.module.ts'
import { signOnModule } from './modules/sign-on/sign-on.module.ts'
import { sitemapsModule } from './modules/sitemaps/sitemaps.module.ts'
import { slotDeskModule } from './modules/slot-desk/slot-desk.module.ts'
import { socialModule } from './modules/social/social.module.ts'
import { systemModule } from './modules/system/system.module.ts'
import { todayModule } from './modules/today/today.module.ts'
import { voucherDeskModule } from './modules/voucher-desk/voucher-desk.module.ts'
import { vouchersModule } from './modules/vouchers/vouchers.module.ts'
import type { ContentKind } from './content-kind.ts'
import type { Mailer } from './modules/mail/mailer.ts'
import type { OutboxHandlers } from './modules/outbox/outbox-messages.ts'
import { mergeHandlers } from './modules/outbox/merge-handlers.ts'
import { deliverDue } from './modules/outbox/outbox.service.ts'
import type { Job, ShopModule } from './shop-module.ts'
import type { Shop } from './shop.ts'

/** The areas of the back end: the one list a new module is added to. */
export const modules: readonly ShopModule[] = [
  articlesModule,
  authModule,
  backofficeModule,
  backupModule,
  billingModule,
  captchaModule,
  cartModule,
  catalogModule,
  checkoutModule,
  companiesModule,
  consentModule,
  contentDeskModule,
  contentModule,
  contentSystemModule,
  customerDeskModule,
  deliveryModule,
  documentsModule,
  duesModule,
  formsModule,
  fulfilmentModule,
  geoModule,
  jobsModule,
  leafletsModule,
  listsModule,
  liveFiguresModule,
  locatorModule,
  loyaltyModule,
  mailModule,
  messagesModule,
  mfaModule,
  offersModule,
  orderDeskModule,
  ordersModule,
  outboxModule,
  paymentsModule,
  personsModule,
  picturesModule,
  productDeskModule,
  profileModule,
  publishingModule,
  refundsModule,
  registrationModule,
  returnsModule,
  samlModule,
  securityModule,
  sessionsModule,
  signOnModule,
  sitemapsModule,
  slotDeskModule,
  socialModule,
  systemModule,
  todayModule,
  voucherDeskModule,
  vouchersModule,
]

export const handledCalls = (shop: Shop) => modules.flatMap(({ calls }) => calls?.(shop) ?? [])

/** What carries out the messages that transactions left in the outbox. */
export function outboxHandlers(shop: Shop, mailer: Mailer): OutboxHandlers {
  return mergeHandlers(modules.map(({ deliveries }) => deliveries?.(shop, mailer) ?? {}))
}

/** Everything the shop does by itself. */
export function jobsOf(shop: Shop, mailer: Mailer): readonly Job[] {
  const handlers = outboxHandlers(shop, mailer)
  const outbox: Job = { name: 'deliver-outbox', everySeconds: 2, run: () => deliverDue(shop, handlers) }
  return [outbox, ...modules.flatMap(({ jobs }) => jobs?.(shop) ?? [])]
}

/** Every kind of content that a folder of editors may hold. */
export const contentKinds: readonly ContentKind[] = modules.flatMap((module) => module.contentKinds ?? [])
