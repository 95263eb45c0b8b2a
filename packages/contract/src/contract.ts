import { authLogin, authLogout, authTest } from './auth/auth.ts'
import { authCaptcha } from './auth/captcha.ts'
import {
  marketingContactKey,
  marketingRemoveContactKey,
  pushRegister,
  pushUnregister,
  shopAtWorkSubscribe,
  shopAtWorkView,
} from './auth/companies.ts'
import {
  registrationConfirm,
  registrationMfaEnabled,
  registrationResendEmail,
  registrationUpdateMfa,
} from './auth/mfa.ts'
import { samlDoLogin, samlDoLogout } from './auth/saml.ts'
import { staffActAs, staffFindPeople, staffLogin, staffLogout, staffStopActing } from './backoffice/staff.ts'
import type { BodyOf, CallSchema, QueryOf, ReplyOf } from './call-schema.ts'
import type { CallName } from './calls.ts'
import {
  cartAdd,
  cartAddAllFromOrder,
  cartAddAllFromWishlist,
  cartClose,
  cartDelete,
  cartUpdate,
  cartUpdateCartInfo,
  cartUpdateInfos,
  cartView,
} from './cart/cart.ts'
import { packagingTypesList } from './cart/packaging.ts'
import { cartPurchaseRestriction } from './cart/purchase-restriction.ts'
import { advList } from './catalog/adv.ts'
import { categoriesBlock, categoriesView } from './catalog/categories.ts'
import {
  pricesList,
  productAlternativeDetail,
  productsAlternatives,
  productsList,
  productsSuggest,
  productsView,
} from './catalog/products.ts'
import { billingUpdate, billingView } from './checkout/billing.ts'
import {
  checkoutBuy,
  checkoutPaymentResult,
  checkoutPrebilledAmount,
  checkoutPrepare,
  ordersModifyPaymentType,
  paymentTypesList,
  paymentTypesRemoveAuth,
} from './checkout/checkout.ts'
import {
  addressesByService,
  addressesCheck,
  addressesDelete,
  addressesList,
  addressesOfStore,
  addressesSaveNew,
  addressesSelect,
  addressesUpdate,
  addressesView,
} from './delivery/addresses.ts'
import {
  listsAddProducts,
  listsDelete,
  listsDeleteProducts,
  listsInsert,
  listsList,
  listsUpdate,
  listsView,
} from './lists/lists.ts'
import { consentCookies } from './consent/cookies.ts'
import {
  geoChooseStore,
  geoCoverage,
  geoPickupPlaces,
  geoProvinces,
  geoReverse,
  geoSettings,
  geoSuggest,
  geoTowns,
} from './delivery/geo.ts'
import { proximityList, proximityLocalize, proximitySelect, warehousesFindByCoordinates } from './delivery/proximity.ts'
import { disclaimersList, personInfoUpdate, storesList, storesSelect, storesView } from './delivery/stores.ts'
import { deliveryFeeView, timeslotsAutoAssign, timeslotsList, timeslotsSelect } from './delivery/timeslots.ts'
import { ordersChanges, ordersConfirmChanges, ordersLeaveChanges, ordersModify } from './orders/order-changes.ts'
import { ordersDelete, ordersList, ordersPayment, ordersView } from './orders/orders.ts'
import {
  vouchersAddCode,
  vouchersCheck,
  vouchersList,
  vouchersRemoveCode,
  vouchersSendCode,
  vouchersThreshold,
} from './vouchers/vouchers.ts'

/** What every call of the endpoint table takes and gives. */
export const contract = {
  'products.list': productsList,
  'products.suggest': productsSuggest,
  'products.alternatives': productsAlternatives,
  'products.alternativeDetail': productAlternativeDetail,
  'products.view': productsView,
  'adv.list': advList,
  'prices.list': pricesList,
  'categories.view': categoriesView,
  'categories.block': categoriesBlock,
  'auth.login': authLogin,
  'auth.logout': authLogout,
  'auth.test': authTest,
  'consent.cookies': consentCookies,
  'auth.captcha': authCaptcha,
  'registration.mfaEnabled': registrationMfaEnabled,
  'registration.updateMfa': registrationUpdateMfa,
  'registration.resendEmail': registrationResendEmail,
  'registration.confirm': registrationConfirm,
  'shopAtWork.subscribe': shopAtWorkSubscribe,
  'shopAtWork.view': shopAtWorkView,
  'marketing.contactKey': marketingContactKey,
  'marketing.removeContactKey': marketingRemoveContactKey,
  'push.register': pushRegister,
  'push.unregister': pushUnregister,
  'saml.doLogin': samlDoLogin,
  'saml.doLogout': samlDoLogout,
  'staff.login': staffLogin,
  'staff.logout': staffLogout,
  'staff.findPeople': staffFindPeople,
  'staff.actAs': staffActAs,
  'staff.stopActing': staffStopActing,
  'cart.view': cartView,
  'cart.add': cartAdd,
  'cart.update': cartUpdate,
  'cart.delete': cartDelete,
  'cart.close': cartClose,
  'cart.addAllFromOrder': cartAddAllFromOrder,
  'cart.addAllFromWishlist': cartAddAllFromWishlist,
  'cart.updateCartInfo': cartUpdateCartInfo,
  'cart.updateInfos': cartUpdateInfos,
  'vouchers.check': vouchersCheck,
  'vouchers.addCode': vouchersAddCode,
  'vouchers.removeCode': vouchersRemoveCode,
  'vouchers.sendCode': vouchersSendCode,
  'vouchers.threshold': vouchersThreshold,
  'vouchers.list': vouchersList,
  'lists.list': listsList,
  'lists.view': listsView,
  'lists.insert': listsInsert,
  'lists.update': listsUpdate,
  'lists.delete': listsDelete,
  'lists.addProducts': listsAddProducts,
  'lists.deleteProducts': listsDeleteProducts,
  'cart.purchaseRestriction': cartPurchaseRestriction,
  'packagingTypes.list': packagingTypesList,
  'stores.list': storesList,
  'stores.view': storesView,
  'stores.select': storesSelect,
  'proximity.list': proximityList,
  'proximity.localize': proximityLocalize,
  'proximity.select': proximitySelect,
  'warehouses.findByCoordinates': warehousesFindByCoordinates,
  'geo.suggest': geoSuggest,
  'geo.reverse': geoReverse,
  'geo.towns': geoTowns,
  'geo.chooseStore': geoChooseStore,
  'geo.coverage': geoCoverage,
  'geo.pickupPlaces': geoPickupPlaces,
  'geo.settings': geoSettings,
  'geo.provinces': geoProvinces,
  'disclaimers.list': disclaimersList,
  'personInfo.update': personInfoUpdate,
  'addresses.list': addressesList,
  'addresses.byService': addressesByService,
  'addresses.ofStore': addressesOfStore,
  'addresses.view': addressesView,
  'addresses.check': addressesCheck,
  'addresses.update': addressesUpdate,
  'addresses.saveNew': addressesSaveNew,
  'addresses.select': addressesSelect,
  'addresses.delete': addressesDelete,
  'timeslots.list': timeslotsList,
  'timeslots.autoAssign': timeslotsAutoAssign,
  'timeslots.select': timeslotsSelect,
  'deliveryFee.view': deliveryFeeView,
  'checkout.prepare': checkoutPrepare,
  'checkout.prebilledAmount': checkoutPrebilledAmount,
  'checkout.buy': checkoutBuy,
  'checkout.paymentResult': checkoutPaymentResult,
  'paymentTypes.list': paymentTypesList,
  'billing.view': billingView,
  'billing.update': billingUpdate,
  'paymentTypes.removeAuth': paymentTypesRemoveAuth,
  'orders.list': ordersList,
  'orders.view': ordersView,
  'orders.delete': ordersDelete,
  'orders.modify': ordersModify,
  'orders.changes': ordersChanges,
  'orders.confirmChanges': ordersConfirmChanges,
  'orders.leaveChanges': ordersLeaveChanges,
  'orders.payment': ordersPayment,
  'orders.modifyPaymentType': ordersModifyPaymentType,
} as const satisfies { [Name in CallName]: CallSchema }

export type Contract = typeof contract

/** What a caller hands over: query and body, each absent where the call takes none. */
export interface CallInput<Name extends CallName> {
  query: QueryOf<Contract[Name]>
  body: BodyOf<Contract[Name]>
}
export type CallReply<Name extends CallName> = ReplyOf<Contract[Name]>
