import { accountModule } from './modules/profile/account.module.ts'
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
import { leafletsModule } from './modules/leaflets/leaflets.module.ts'
import { liveFiguresModule } from './modules/live-figures/live-figures.module.ts'
import { listsModule } from './modules/lists/lists.module.ts'
import { locatorModule } from './modules/locator/locator.module.ts'
import { loyaltyModule } from './modules/loyalty/loyalty.module.ts'
import { messagesModule } from './modules/messages/messages.module.ts'
import { mfaModule } from './modules/mfa/mfa.module.ts'
import { offersModule } from './modules/offers/offers.module.ts'
import { orderDeskModule } from './modules/order-desk/order-desk.module.ts'
import { openingModule } from './modules/opening/opening.module.ts'
import { ordersModule } from './modules/orders/orders.module.ts'
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
import { signOnModule } from './modules/sign-on/sign-on.module.ts'
import { sitemapsModule } from './modules/sitemaps/sitemaps.module.ts'
import { slotDeskModule } from './modules/slot-desk/slot-desk.module.ts'
import { socialModule } from './modules/social/social.module.ts'
import { storesModule } from './modules/delivery/stores.module.ts'
import { systemModule } from './modules/system/system.module.ts'
import { todayModule } from './modules/today/today.module.ts'
import { voucherDeskModule } from './modules/voucher-desk/voucher-desk.module.ts'
import { vouchersModule } from './modules/vouchers/vouchers.module.ts'
import type { ContentKind } from './content-kind.ts'
import { kernelModule } from './kernel.module.ts'
import type { Remark } from '@bottega/contract/envelope.ts'
import type { Registry } from 'prom-client'
import type { Tx } from './db/database.ts'
import type { Mailer } from './modules/mail/mailer.ts'
import type { MailHooks } from './modules/mail/shop-mailer.ts'
import type { OutboxHandlers } from './modules/outbox/outbox-messages.ts'
import { mergeHandlers } from './modules/outbox/merge-handlers.ts'
import { deliverDue } from './modules/outbox/outbox.service.ts'
import type { Job, ShopModule } from './shop-module.ts'
import type { Shop } from './shop.ts'

/** The areas of the back end: the one list a new module is added to. */
export const modules: readonly ShopModule[] = [
  kernelModule,
  accountModule,
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
  leafletsModule,
  listsModule,
  liveFiguresModule,
  locatorModule,
  loyaltyModule,
  messagesModule,
  mfaModule,
  offersModule,
  openingModule,
  orderDeskModule,
  ordersModule,
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
  signOnModule,
  sitemapsModule,
  slotDeskModule,
  socialModule,
  storesModule,
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

/** Puts what modules keep in the shop into it, in the order of the list. */
export function extendShop(shop: Shop): Shop {
  shop.broughtAlong = broughtAlong(shop)
  for (const { extend } of modules) Object.assign(shop, extend?.(shop))
  return shop
}

/** In the transaction that signs a customer in. */
export async function signedIn(tx: Tx, userId: number): Promise<void> {
  for (const module of modules) await module.signedIn?.(tx, userId)
}

/** What modules add to mails that leave, and keep of those that left. */
export const mailHooks = (shop: Shop): MailHooks => ({
  leaving: async (message) => {
    let leaving = message
    for (const { leavingMail } of modules) leaving = (await leavingMail?.(shop, leaving)) ?? leaving
    return leaving
  },
  sent: async (message) => {
    for (const { sentMail } of modules) await sentMail?.(shop, message)
  },
})

export function addMetrics(registry: Registry, shop: Shop): void {
  for (const { metrics } of modules) metrics?.(registry, shop)
}

/** What the shop lacks to open, in words for the operator; none when it is open. */
export async function missingParts(shop: Shop): Promise<readonly string[]> {
  const parts = await Promise.all(modules.map(({ missing }) => missing?.(shop) ?? []))
  return parts.flat()
}

/** What modules bring along for a customer whose visit has become theirs. */
const broughtAlong =
  (shop: Shop): Shop['broughtAlong'] =>
  async (visitor, user, now) => {
    const remarks: Remark[] = []
    for (const module of modules) remarks.push(...((await module.broughtAlong?.(shop, visitor, user, now)) ?? []))
    return remarks
  }
