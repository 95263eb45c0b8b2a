import { area, type DescribedCall } from './area.ts'
import { routeOf, type Call } from './call.ts'
import * as articles from './articles/articles.ts'
import * as articlesHelp from './articles/articles.ts'
import * as articlesCalls from './articles/calls.ts'
import * as auth from './auth/auth.ts'
import * as authCalls from './auth/calls.ts'
import * as backofficeAccounts from './backoffice/accounts.ts'
import * as backofficeAudit from './backoffice/audit.ts'
import * as backofficeCalls from './backoffice/calls.ts'
import * as backofficeStaff from './backoffice/staff.ts'
import * as backofficeViews from './backoffice/views.ts'
import * as billing from './billing/billing.ts'
import * as billingCalls from './billing/calls.ts'
import * as captchaCalls from './captcha/calls.ts'
import * as captcha from './captcha/captcha.ts'
import * as cartCalls from './cart/calls.ts'
import * as cart from './cart/cart.ts'
import * as cartPackaging from './cart/cart.ts'
import * as cartPriceReasons from './cart/price-reasons.ts'
import * as cartPurchaseRestriction from './cart/cart.ts'
import * as catalogAdv from './catalog/adv.ts'
import * as catalogCalls from './catalog/calls.ts'
import * as catalogCategories from './catalog/categories.ts'
import * as catalogProducts from './catalog/products.ts'
import * as checkoutCalls from './checkout/calls.ts'
import * as checkout from './checkout/checkout.ts'
import * as companiesCalls from './companies/calls.ts'
import * as companies from './companies/companies.ts'
import * as consentCalls from './consent/calls.ts'
import * as consentCookies from './consent/cookies.ts'
import * as staffContentBanners from './staff-content/banners.ts'
import * as staffContentCalls from './staff-content/calls.ts'
import * as staffContentDocuments from './staff-content/documents.ts'
import * as staffContent from './staff-content/staff-content.ts'
import * as contentSystemCalls from './content-system/calls.ts'
import * as contentSystemPosts from './content-system/posts.ts'
import * as contentSystemSearch from './content-system/search.ts'
import * as contentSystemSlides from './content-system/slides.ts'
import * as staffCustomersCalls from './staff-customers/calls.ts'
import * as staffCustomers from './staff-customers/staff-customers.ts'
import * as deliveryAddresses from './delivery/addresses.ts'
import * as deliveryCalls from './delivery/calls.ts'
import * as deliveryProximity from './delivery/proximity.ts'
import * as deliveryStores from './delivery/stores.ts'
import * as deliveryTimeslots from './delivery/timeslots.ts'
import * as documentsCalls from './documents/calls.ts'
import * as documents from './documents/documents.ts'
import * as duesCalls from './dues/calls.ts'
import * as dues from './dues/dues.ts'
import * as formsCalls from './forms/calls.ts'
import * as formsCu from './forms/cu-forms.ts'
import * as forms from './forms/forms.ts'
import * as fulfilmentAssignments from './fulfilment/assignments.ts'
import * as fulfilmentCalls from './fulfilment/calls.ts'
import * as fulfilment from './fulfilment/fulfilment.ts'
import * as fulfilmentPackedGoods from './fulfilment/packed-goods.ts'
import * as fulfilmentRounds from './fulfilment/rounds.ts'
import * as fulfilmentShifts from './fulfilment/shifts.ts'
import * as geoCalls from './geo/calls.ts'
import * as geo from './geo/geo.ts'
import * as identityCalls from './identity/calls.ts'
import * as identity from './identity/identity.ts'
import * as leafletsCalls from './leaflets/calls.ts'
import * as leaflets from './leaflets/leaflets.ts'
import * as liveFiguresCalls from './live-figures/calls.ts'
import * as liveFigures from './live-figures/live-figures.ts'
import * as listsCalls from './lists/calls.ts'
import * as lists from './lists/lists.ts'
import * as locatorCalls from './locator/calls.ts'
import * as locatorPlaces from './locator/places.ts'
import * as locatorWarehouses from './locator/warehouses.ts'
import * as loyaltyCalls from './loyalty/calls.ts'
import * as loyaltyCardAgreement from './loyalty/loyalty.ts'
import * as loyalty from './loyalty/loyalty.ts'
import * as loyaltyInvite from './loyalty/invite.ts'
import * as loyaltyRewards from './loyalty/rewards.ts'
import * as messagesArchive from './messages/archive.ts'
import * as messagesCalls from './messages/calls.ts'
import * as mfaCalls from './mfa/calls.ts'
import * as mfa from './mfa/mfa.ts'
import * as offersCalls from './offers/calls.ts'
import * as offers from './offers/offers.ts'
import * as staffOrdersCalls from './staff-orders/calls.ts'
import * as staffOrders from './staff-orders/staff-orders.ts'
import * as ordersCalls from './orders/calls.ts'
import * as ordersOrderChanges from './orders/order-changes.ts'
import * as ordersOrderLinks from './orders/order-links.ts'
import * as ordersOrderLists from './orders/order-lists.ts'
import * as ordersOrderSpending from './orders/order-lists.ts'
import * as ordersOrderNotes from './orders/order-notes.ts'
import * as orderRequests from './orders/order-requests.ts'
import * as orders from './orders/orders.ts'
import * as paymentsCalls from './payments/calls.ts'
import * as payments from './payments/payments.ts'
import * as dietCalls from './diet/calls.ts'
import * as diet from './diet/diet.ts'
import * as personsCalls from './persons/calls.ts'
import * as persons from './persons/persons.ts'
import * as staffProductsCalls from './staff-products/calls.ts'
import * as staffProductsLeafletPromotions from './staff-products/leaflet-promotions.ts'
import * as staffProductsProductForm from './staff-products/product-form.ts'
import * as staffProductsMany from './staff-products/many-products.ts'
import * as staffProductsProductChanges from './staff-products/product-changes.ts'
import * as staffProductsPromotions from './staff-products/promotions.ts'
import * as staffProducts from './staff-products/staff-products.ts'
import * as profileCalls from './profile/calls.ts'
import * as profileDeletion from './profile/deletion.ts'
import * as profileUpdate from './profile/profile-update.ts'
import * as profile from './profile/profile.ts'
import * as registrationBusiness from './registration/business.ts'
import * as registrationCalls from './registration/calls.ts'
import * as registrationDisclaimers from './registration/disclaimers.ts'
import * as registration from './registration/registration.ts'
import * as reportsCalls from './reports/calls.ts'
import * as reports from './reports/reports.ts'
import * as returnsCalls from './returns/calls.ts'
import * as returns from './returns/returns.ts'
import * as returnsStaff from './returns/staff.ts'
import * as returnsWithdrawals from './returns/withdrawals.ts'
import * as samlCalls from './saml/calls.ts'
import * as saml from './saml/saml.ts'
import * as securityCalls from './security/calls.ts'
import * as securityLogins from './security/passwords.ts'
import * as securityPasswords from './security/passwords.ts'
import * as securityNames from './security/names.ts'
import * as signOnCalls from './sign-on/calls.ts'
import * as signOn from './sign-on/sign-on.ts'
import * as staffSlotsCalls from './staff-slots/calls.ts'
import * as staffSlots from './staff-slots/staff-slots.ts'
import * as staffStockCalls from './staff-stock/calls.ts'
import * as staffStockWork from './staff-stock/shelf-work.ts'
import * as staffStockCountsOf from './staff-stock/counts.ts'
import * as staffStock from './staff-stock/staff-stock.ts'
import * as staffStockDeliveries from './staff-stock/supplier-deliveries.ts'
import * as staffStockSuppliers from './staff-stock/suppliers.ts'
import * as staffStockTransfers from './staff-stock/transfers.ts'
import * as socialCalls from './social/calls.ts'
import * as social from './social/social.ts'
import * as householdCalls from './household/calls.ts'
import * as household from './household/household.ts'
import * as standingOrdersCalls from './standing-orders/calls.ts'
import * as standingOrders from './standing-orders/standing-orders.ts'
import * as stockWishesCalls from './stock-wishes/calls.ts'
import * as stockWishes from './stock-wishes/stock-wishes.ts'
import * as systemCalls from './system/calls.ts'
import * as system from './system/system.ts'
import * as tillsCalls from './tills/calls.ts'
import * as tills from './tills/tills.ts'
import * as todayCalls from './today/calls.ts'
import * as today from './today/today.ts'
import * as staffVouchersCalls from './staff-vouchers/calls.ts'
import * as staffVouchers from './staff-vouchers/staff-vouchers.ts'
import * as vouchersCalls from './vouchers/calls.ts'
import * as vouchers from './vouchers/vouchers.ts'

/** The areas of the shop, each with its calls and their schemas: the one list a new area is added to. */
const areas = [
  area('articles', articlesCalls, { ...articles, ...articlesHelp }),
  area('auth', authCalls, auth),
  area('backoffice', backofficeCalls, {
    ...backofficeAccounts,
    ...backofficeAudit,
    ...backofficeStaff,
    ...backofficeViews,
  }),
  area('billing', billingCalls, billing),
  area('captcha', captchaCalls, captcha),
  area('cart', cartCalls, { ...cart, ...cartPurchaseRestriction, ...cartPackaging, ...cartPriceReasons }),
  area('catalog', catalogCalls, { ...catalogProducts, ...catalogAdv, ...catalogCategories }),
  area('checkout', checkoutCalls, checkout),
  area('companies', companiesCalls, companies),
  area('consent', consentCalls, consentCookies),
  area('staffContent', staffContentCalls, {
    ...staffContentBanners,
    ...staffContentDocuments,
    ...staffContent,
  }),
  area('content-system', contentSystemCalls, { ...contentSystemPosts, ...contentSystemSearch, ...contentSystemSlides }),
  area('staffCustomers', staffCustomersCalls, staffCustomers),
  area('delivery', deliveryCalls, {
    ...deliveryStores,
    ...deliveryProximity,
    ...deliveryAddresses,
    ...deliveryTimeslots,
  }),
  area('diet', dietCalls, diet),
  area('documents', documentsCalls, documents),
  area('dues', duesCalls, dues),
  area('forms', formsCalls, { ...formsCu, ...forms }),
  area('fulfilment', fulfilmentCalls, {
    ...fulfilmentAssignments,
    ...fulfilmentPackedGoods,
    ...fulfilmentRounds,
    ...fulfilmentShifts,
    ...fulfilment,
  }),
  area('geo', geoCalls, geo),
  area('identity', identityCalls, identity),
  area('leaflets', leafletsCalls, leaflets),
  area('liveFigures', liveFiguresCalls, liveFigures),
  area('lists', listsCalls, lists),
  area('locator', locatorCalls, { ...locatorPlaces, ...locatorWarehouses }),
  area('loyalty', loyaltyCalls, { ...loyaltyCardAgreement, ...loyaltyInvite, ...loyalty, ...loyaltyRewards }),
  area('messages', messagesCalls, messagesArchive),
  area('mfa', mfaCalls, mfa),
  area('offers', offersCalls, offers),
  area('staffOrders', staffOrdersCalls, staffOrders),
  area('orders', ordersCalls, {
    ...ordersOrderChanges,
    ...ordersOrderLinks,
    ...ordersOrderLists,
    ...orderRequests,
    ...ordersOrderNotes,
    ...ordersOrderSpending,
    ...orders,
  }),
  area('payments', paymentsCalls, payments),
  area('persons', personsCalls, persons),
  area('staffProducts', staffProductsCalls, {
    ...staffProductsProductForm,
    ...staffProductsMany,
    ...staffProductsProductChanges,
    ...staffProductsPromotions,
    ...staffProductsLeafletPromotions,
    ...staffProducts,
  }),
  area('profile', profileCalls, { ...profileDeletion, ...profileUpdate, ...profile }),
  area('registration', registrationCalls, { ...registrationBusiness, ...registrationDisclaimers, ...registration }),
  area('reports', reportsCalls, reports),
  area('returns', returnsCalls, { ...returns, ...returnsStaff, ...returnsWithdrawals }),
  area('saml', samlCalls, saml),
  area('security', securityCalls, { ...securityNames, ...securityLogins, ...securityPasswords }),
  area('sign-on', signOnCalls, signOn),
  area('staffSlots', staffSlotsCalls, staffSlots),
  area('staffStock', staffStockCalls, {
    ...staffStockCountsOf,
    ...staffStockDeliveries,
    ...staffStockTransfers,
    ...staffStockWork,
    ...staffStockSuppliers,
    ...staffStock,
  }),
  area('social', socialCalls, social),
  area('household', householdCalls, household),
  area('standingOrders', standingOrdersCalls, standingOrders),
  area('stockWishes', stockWishesCalls, stockWishes),
  area('system', systemCalls, system),
  area('tills', tillsCalls, tills),
  area('today', todayCalls, today),
  area('staffVouchers', staffVouchersCalls, staffVouchers),
  area('vouchers', vouchersCalls, vouchers),
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
