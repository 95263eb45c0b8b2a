import { accountModule } from './trade/account/account.module.ts'
import { articlesModule } from './content/articles/articles.module.ts'
import { authModule } from './people/auth/auth.module.ts'
import { backupModule } from './staff/backup/backup.module.ts'
import { backofficeModule } from './staff/backoffice/backoffice.module.ts'
import { billingModule } from './trade/billing/billing.module.ts'
import { captchaModule } from './people/captcha/captcha.module.ts'
import { cartModule } from './trade/cart/cart.module.ts'
import { catalogModule } from './trade/catalog/catalog.module.ts'
import { checkoutModule } from './trade/checkout/checkout.module.ts'
import { companiesModule } from './people/companies/companies.module.ts'
import { consentModule } from './people/consent/consent.module.ts'
import { staffContentModule } from './staff/content/staff-content.module.ts'
import { contentModule } from './content/content/content.module.ts'
import { contentSystemModule } from './content/content-system/content-system.module.ts'
import { staffCustomersModule } from './staff/customers/staff-customers.module.ts'
import { deliveryModule } from './trade/delivery/delivery.module.ts'
import { dietModule } from './trade/diet/diet.module.ts'
import { documentsModule } from './trade/documents/documents.module.ts'
import { duesModule } from './trade/dues/dues.module.ts'
import { formsModule } from './content/forms/forms.module.ts'
import { fulfilmentModule } from './trade/fulfilment/fulfilment.module.ts'
import { geoModule } from './places/geo/geo.module.ts'
import { leafletsModule } from './content/leaflets/leaflets.module.ts'
import { liveFiguresModule } from './staff/live-figures/live-figures.module.ts'
import { listsModule } from './trade/lists/lists.module.ts'
import { locatorModule } from './trade/locator/locator.module.ts'
import { loyaltyModule } from './trade/loyalty/loyalty.module.ts'
import { messagesModule } from './people/messages/messages.module.ts'
import { mfaModule } from './people/mfa/mfa.module.ts'
import { offersModule } from './trade/offers/offers.module.ts'
import { staffOrdersModule } from './staff/orders/staff-orders.module.ts'
import { openingModule } from './trade/opening/opening.module.ts'
import { ordersModule } from './trade/orders/orders.module.ts'
import { paymentsModule } from './trade/payments/payments.module.ts'
import { personsModule } from './people/persons/persons.module.ts'
import { picturesModule } from './trade/pictures/pictures.module.ts'
import { staffProductsModule } from './staff/products/staff-products.module.ts'
import { profileModule } from './people/profile/profile.module.ts'
import { publishingModule } from './kernel/publishing/publishing.module.ts'
import { refundsModule } from './trade/refunds/refunds.module.ts'
import { registrationModule } from './people/registration/registration.module.ts'
import { returnsModule } from './trade/returns/returns.module.ts'
import { samlModule } from './people/saml/saml.module.ts'
import { securityModule } from './people/security/security.module.ts'
import { signOnModule } from './people/sign-on/sign-on.module.ts'
import { sitemapsModule } from './content/sitemaps/sitemaps.module.ts'
import { staffStockModule } from './staff/stock/staff-stock.module.ts'
import { staffSlotsModule } from './staff/slots/staff-slots.module.ts'
import { socialModule } from './people/social/social.module.ts'
import { storesModule } from './places/stores/stores.module.ts'
import { householdModule } from './trade/household/household.module.ts'
import { standingOrdersModule } from './trade/standing-orders/standing-orders.module.ts'
import { stockWishesModule } from './trade/stock-wishes/stock-wishes.module.ts'
import { systemModule } from './staff/system/system.module.ts'
import { doorMoneyModule } from './trade/door-money/door-money.module.ts'
import { reportsModule } from './staff/reports/reports.module.ts'
import { todayModule } from './staff/today/today.module.ts'
import { staffVouchersModule } from './staff/vouchers/staff-vouchers.module.ts'
import { vouchersModule } from './trade/vouchers/vouchers.module.ts'
import type { ContentKind } from './kernel/publishing/content-kind.ts'
import { identityModule } from './places/identity/identity.module.ts'
import { kernelModule } from './kernel/kernel.module.ts'
import { mergeThings } from './kernel/calls/things-of-stores.ts'
import type { Remark } from '@bottega/contract/envelope.ts'
import type { Registry } from 'prom-client'
import type { Tx } from './kernel/database/database.ts'
import type { Mailer, MailMessage } from './kernel/mail/mailer.ts'
import type { MailHooks } from './kernel/mail/shop-mailer.ts'
import type { OutboxHandlers } from './kernel/outbox/outbox-messages.ts'
import { mergeHandlers } from './kernel/outbox/merge-handlers.ts'
import { deliverMails, deliverSteps } from './kernel/outbox/outbox.service.ts'
import type { Job, ShopModule } from './kernel/shop-module.ts'
import type { Shop } from './kernel/shop.ts'

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
  staffContentModule,
  contentModule,
  contentSystemModule,
  staffCustomersModule,
  deliveryModule,
  dietModule,
  documentsModule,
  duesModule,
  formsModule,
  fulfilmentModule,
  geoModule,
  identityModule,
  leafletsModule,
  listsModule,
  liveFiguresModule,
  locatorModule,
  loyaltyModule,
  messagesModule,
  mfaModule,
  offersModule,
  openingModule,
  staffOrdersModule,
  ordersModule,
  paymentsModule,
  personsModule,
  picturesModule,
  staffProductsModule,
  profileModule,
  publishingModule,
  refundsModule,
  registrationModule,
  returnsModule,
  samlModule,
  securityModule,
  signOnModule,
  sitemapsModule,
  staffSlotsModule,
  staffStockModule,
  socialModule,
  householdModule,
  standingOrdersModule,
  stockWishesModule,
  storesModule,
  systemModule,
  doorMoneyModule,
  todayModule,
  reportsModule,
  staffVouchersModule,
  vouchersModule,
]

/** The fields the shop has only once its modules have given them. */
type ExtendedField =
  | 'broughtAlong'
  | 'identity'
  | 'languages'
  | 'opening'
  | 'catalogue'
  | 'productCache'
  | 'cartLines'
  | 'answeredCarts'
  | 'seal'

export const handledCalls = (shop: Shop) => modules.flatMap(({ calls }) => calls?.(shop) ?? [])

/** Returns the handlers that carry out the messages transactions left in the outbox. */
export function outboxHandlers(shop: Shop, mailer: Mailer): OutboxHandlers {
  return mergeHandlers(modules.map(({ deliveries }) => deliveries?.(shop, mailer) ?? {}))
}

/** Everything the shop does by itself. */
export function jobsOf(shop: Shop, mailer: Mailer): readonly Job[] {
  const handlers = outboxHandlers(shop, mailer)
  const outbox: readonly Job[] = [
    { name: 'deliver-outbox', everySeconds: 2, run: () => deliverSteps(shop, handlers) },
    { name: 'deliver-mails', everySeconds: 2, run: () => deliverMails(shop, handlers) },
  ]
  return [...outbox, ...modules.flatMap(({ jobs }) => jobs?.(shop) ?? [])]
}

/** Of each thing a call of staff may name: whether it is of one of their stores. */
export const thingsOfStores = mergeThings(modules.map(({ isOfStores = {} }) => isOfStores))

/** Every kind of content that a folder of editors may hold. */
export const contentKinds: readonly ContentKind[] = modules.flatMap((module) => module.contentKinds ?? [])

/**
 * Puts what modules keep in the shop into it, in the order of the list: one that reads another's when it is made stands
 * after it.
 */
export function extendShop(base: Omit<Shop, ExtendedField>): Shop {
  const shop = base as Shop
  shop.broughtAlong = broughtAlong(shop)
  for (const { extend } of modules) Object.assign(shop, extend?.(shop))
  return shop
}

/** In the transaction that signs a customer in. */
export async function signedIn(tx: Tx, userId: number): Promise<void> {
  for (const module of modules) await module.signedIn?.(tx, userId)
}

/** In the transaction in which a registration takes the place of one that was not confirmed. */
export async function registeredAnew(tx: Tx, userId: number): Promise<void> {
  for (const module of modules) await module.registeredAnew?.(tx, userId)
}

/** A mail with the name of the shop in it. */
export async function signedMail(shop: Shop, message: MailMessage): Promise<MailMessage> {
  let signed = message
  for (const module of modules) signed = (await module.signedMail?.(shop, signed)) ?? signed
  return signed
}

/** The steps in which modules add to mails that leave, and keep records of those that left. */
export const mailHooks = (shop: Shop): MailHooks => ({
  signed: (message) => signedMail(shop, message),
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

/** Faults of this process that an operator has to mend while the shop stays open. */
export async function faultsOf(shop: Shop): Promise<readonly string[]> {
  const parts = await Promise.all(modules.map(async ({ faults }) => (await faults?.(shop)) ?? []))
  return parts.flat()
}

/** Returns the things the shop lacks to open, in words for the operator; none when it is open. */
export async function missingParts(shop: Shop): Promise<readonly string[]> {
  const parts = await Promise.all(modules.map(async ({ missing }) => (await missing?.(shop)) ?? []))
  return parts.flat()
}

/** Lets modules bring things along for a customer whose visit has become theirs. */
const broughtAlong =
  (shop: Shop): Shop['broughtAlong'] =>
  async (visitor, user, now) => {
    const remarks: Remark[] = []
    for (const module of modules) remarks.push(...((await module.broughtAlong?.(shop, visitor, user, now)) ?? []))
    return remarks
  }
