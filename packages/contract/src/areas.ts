import type { DescribedCall } from './area.ts'
import { articlesArea } from './articles/area.ts'
import { authArea } from './auth/area.ts'
import { backofficeArea } from './backoffice/area.ts'
import { billingArea } from './billing/area.ts'
import { captchaArea } from './captcha/area.ts'
import { cartArea } from './cart/area.ts'
import { catalogArea } from './catalog/area.ts'
import { checkoutArea } from './checkout/area.ts'
import { companiesArea } from './companies/area.ts'
import { consentArea } from './consent/area.ts'
import { staffContentArea } from './staff-content/area.ts'
import { contentSystemArea } from './content-system/area.ts'
import { staffCustomersArea } from './staff-customers/area.ts'
import { deliveryArea } from './delivery/area.ts'
import { documentsArea } from './documents/area.ts'
import { duesArea } from './dues/area.ts'
import { formsArea } from './forms/area.ts'
import { fulfilmentArea } from './fulfilment/area.ts'
import { geoArea } from './geo/area.ts'
import { liveFiguresArea } from './live-figures/area.ts'
import { leafletsArea } from './leaflets/area.ts'
import { listsArea } from './lists/area.ts'
import { locatorArea } from './locator/area.ts'
import { loyaltyArea } from './loyalty/area.ts'
import { messagesArea } from './messages/area.ts'
import { mfaArea } from './mfa/area.ts'
import { offersArea } from './offers/area.ts'
import { staffOrdersArea } from './staff-orders/area.ts'
import { ordersArea } from './orders/area.ts'
import { paymentsArea } from './payments/area.ts'
import { personsArea } from './persons/area.ts'
import { staffProductsArea } from './staff-products/area.ts'
import { profileArea } from './profile/area.ts'
import { registrationArea } from './registration/area.ts'
import { returnsArea } from './returns/area.ts'
import { samlArea } from './saml/area.ts'
import { securityArea } from './security/area.ts'
import { signOnArea } from './sign-on/area.ts'
import { staffSlotsArea } from './staff-slots/area.ts'
import { socialArea } from './social/area.ts'
import { systemArea } from './system/area.ts'
import { todayArea } from './today/area.ts'
import { staffVouchersArea } from './staff-vouchers/area.ts'
import { vouchersArea } from './vouchers/area.ts'
import { routeOf, type Call } from './call.ts'

/** The areas of the shop: the one list a new area is added to. */
const areas = [
  articlesArea,
  authArea,
  backofficeArea,
  billingArea,
  captchaArea,
  cartArea,
  catalogArea,
  checkoutArea,
  companiesArea,
  consentArea,
  staffContentArea,
  contentSystemArea,
  staffCustomersArea,
  deliveryArea,
  documentsArea,
  duesArea,
  formsArea,
  fulfilmentArea,
  geoArea,
  leafletsArea,
  liveFiguresArea,
  listsArea,
  locatorArea,
  loyaltyArea,
  messagesArea,
  mfaArea,
  offersArea,
  staffOrdersArea,
  ordersArea,
  paymentsArea,
  personsArea,
  staffProductsArea,
  profileArea,
  registrationArea,
  returnsArea,
  samlArea,
  securityArea,
  signOnArea,
  staffSlotsArea,
  socialArea,
  systemArea,
  todayArea,
  staffVouchersArea,
  vouchersArea,
]

/** Every call of the contract with its name and schema, by `routeOf`. */
export const describedCalls: ReadonlyMap<string, DescribedCall> = new Map(
  areas.flat().map((described) => [routeOf(described.call), described]),
)

/** Throws for a call that is in no area. */
export function describe(call: Call): DescribedCall {
  const described = describedCalls.get(routeOf(call))
  if (described === undefined) throw new Error(`No area of the contract has the call ${routeOf(call)}`)
  return described
}
