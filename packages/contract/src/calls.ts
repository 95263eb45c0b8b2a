/**
 * Who may call. `public` anyone; `customer` a person signed in; `owner` a person signed in, and the thing named must be
 * theirs (a foreign id answers like a missing one); `shopper` an owner, and where the shop keeps anonymous carts
 * anybody, for their own cart; `backoffice` staff by single sign-on; `admin` administrators.
 */
export type Access = 'public' | 'customer' | 'owner' | 'shopper' | 'backoffice' | 'admin'

export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  /** Below `/ebsn/api`. */
  path: string
  access: Access
  /** What the method cannot say: several GETs of the protocol write. */
  effect: 'read' | 'write'
  /** Answers that depend only on store, day, language and site, so they may be kept 15 minutes. */
  cached?: true
  /** With any of these in its query an answer is not kept: it is somebody's own, or wanted as it is now. */
  unkeptWith?: readonly string[]
  /** Only the person themselves: refused while a staff member acts for them. (Safety, 15) */
  personal?: true
}

/**
 * The endpoint table: every call once. It holds no schemas, so that the browser's client can carry it; what each call
 * takes and gives stands in the file of its area, and `contract.ts` fails to compile when one is missing.
 * (Shopping core, section 7; Account and after-sales, section 7)
 */
export const calls = {
  'products.list': {
    method: 'GET',
    path: '/products',
    access: 'public',
    effect: 'read',
    cached: true,
    unkeptWith: ['parent_wishlist_id', 'preferred'],
  },
  'products.suggest': { method: 'GET', path: '/products/suggest', access: 'public', effect: 'read' },
  'products.alternatives': {
    method: 'GET',
    path: '/products/list-product-alternative',
    access: 'public',
    effect: 'read',
  },
  'products.alternativeDetail': {
    method: 'GET',
    path: '/products/product-alternative-detail',
    access: 'public',
    effect: 'read',
  },
  'products.view': { method: 'GET', path: '/products/:productId', access: 'public', effect: 'read', cached: true },
  'adv.list': { method: 'GET', path: '/adv', access: 'public', effect: 'read', cached: true },
  'prices.list': { method: 'GET', path: '/product-price/get-prices', access: 'public', effect: 'read' },
  'categories.view': {
    method: 'GET',
    path: '/category',
    access: 'public',
    effect: 'read',
    cached: true,
    unkeptWith: ['skip_cache'],
  },
  'categories.block': { method: 'GET', path: '/category-block/info', access: 'public', effect: 'read', cached: true },

  'auth.login': { method: 'POST', path: '/auth/login', access: 'public', effect: 'write' },
  'auth.logout': { method: 'POST', path: '/auth/logout', access: 'public', effect: 'write' },
  'auth.test': { method: 'GET', path: '/auth/test', access: 'public', effect: 'read' },
  'consent.cookies': { method: 'POST', path: '/consent/cookies', access: 'public', effect: 'write', personal: true },
  'auth.captcha': { method: 'POST', path: '/auth/captcha', access: 'public', effect: 'write' },
  'saml.doLogin': { method: 'GET', path: '/saml/do-login', access: 'public', effect: 'write' },
  'saml.doLogout': { method: 'GET', path: '/saml/do-logout', access: 'public', effect: 'write' },
  'registration.mfaEnabled': { method: 'GET', path: '/registration/mfa_enabled', access: 'customer', effect: 'read' },
  'registration.updateMfa': {
    method: 'POST',
    path: '/registration/update_mfa',
    access: 'customer',
    effect: 'write',
    personal: true,
  },
  'registration.resendEmail': {
    method: 'GET',
    path: '/registration/registration_resend_email',
    access: 'public',
    effect: 'write',
  },
  'registration.confirm': {
    method: 'POST',
    path: '/registration/registration_confirm',
    access: 'public',
    effect: 'write',
  },
  'shopAtWork.subscribe': { method: 'GET', path: '/shopatwork/subscribe', access: 'customer', effect: 'write' },
  'shopAtWork.view': { method: 'GET', path: '/shopatwork/view', access: 'customer', effect: 'read' },
  'marketing.contactKey': {
    method: 'POST',
    path: '/marketingcloud/contact-key',
    access: 'customer',
    effect: 'write',
    personal: true,
  },
  'marketing.removeContactKey': {
    method: 'POST',
    path: '/marketingcloud/contact-key/remove',
    access: 'customer',
    effect: 'write',
    personal: true,
  },
  'push.register': {
    method: 'GET',
    path: '/externalregistration/register',
    access: 'customer',
    effect: 'write',
    personal: true,
  },
  'push.unregister': {
    method: 'GET',
    path: '/externalregistration/unregister',
    access: 'customer',
    effect: 'write',
    personal: true,
  },
  'staff.login': {
    method: 'POST',
    path: '/backoffice-access/sso-login',
    access: 'public',
    effect: 'write',
  },
  'staff.logout': { method: 'POST', path: '/sso-auth/logout', access: 'public', effect: 'write' },
  'staff.findPeople': { method: 'GET', path: '/user-search/list_user', access: 'backoffice', effect: 'read' },
  'staff.actAs': { method: 'GET', path: '/user-search/select_user', access: 'backoffice', effect: 'write' },
  'staff.stopActing': { method: 'POST', path: '/user-search/release_user', access: 'backoffice', effect: 'write' },

  'cart.view': { method: 'GET', path: '/cart/view', access: 'public', effect: 'read' },
  'cart.add': { method: 'POST', path: '/cart/add', access: 'shopper', effect: 'write' },
  'cart.update': { method: 'POST', path: '/cart/update', access: 'shopper', effect: 'write' },
  'cart.delete': { method: 'POST', path: '/cart/delete', access: 'shopper', effect: 'write' },
  'cart.close': { method: 'POST', path: '/cart/close', access: 'shopper', effect: 'write' },
  'cart.addAllFromOrder': { method: 'POST', path: '/cart/add-all-from-order', access: 'owner', effect: 'write' },
  'cart.addAllFromWishlist': { method: 'POST', path: '/cart/add-all-from-wishlist', access: 'owner', effect: 'write' },
  'cart.updateCartInfo': { method: 'POST', path: '/cart/update-cart-info', access: 'shopper', effect: 'write' },
  'cart.purchaseRestriction': { method: 'GET', path: '/cart/purchase-restriction', access: 'public', effect: 'read' },
  'packagingTypes.list': { method: 'GET', path: '/packaging-type/list', access: 'public', effect: 'read' },
  'cart.updateInfos': { method: 'POST', path: '/cart/update-infos', access: 'shopper', effect: 'write' },

  'vouchers.check': { method: 'GET', path: '/cart-giftcertificate/check', access: 'customer', effect: 'read' },
  'vouchers.addCode': { method: 'POST', path: '/cart-giftcertificate/add_code', access: 'customer', effect: 'write' },
  'vouchers.removeCode': {
    method: 'POST',
    path: '/cart-giftcertificate/remove_code',
    access: 'customer',
    effect: 'write',
  },
  'vouchers.sendCode': { method: 'POST', path: '/cart-giftcertificate/send_code', access: 'owner', effect: 'write' },
  'vouchers.threshold': {
    method: 'GET',
    path: '/cart-giftcertificate/cart-threshold',
    access: 'customer',
    effect: 'read',
  },
  'vouchers.list': { method: 'GET', path: '/giftcertificate/list', access: 'customer', effect: 'read' },

  'lists.list': { method: 'GET', path: '/wishlist/list', access: 'public', effect: 'read' },
  'lists.view': { method: 'GET', path: '/wishlist/view', access: 'owner', effect: 'read' },
  'lists.insert': { method: 'POST', path: '/wishlist/insert', access: 'customer', effect: 'write' },
  'lists.update': { method: 'POST', path: '/wishlist/update', access: 'owner', effect: 'write' },
  'lists.delete': { method: 'POST', path: '/wishlist/delete', access: 'owner', effect: 'write' },
  'lists.addProducts': { method: 'POST', path: '/wishlist/add_prod', access: 'owner', effect: 'write' },
  'lists.deleteProducts': { method: 'POST', path: '/wishlist/delete_prods', access: 'owner', effect: 'write' },

  'stores.list': { method: 'GET', path: '/store/list', access: 'public', effect: 'read' },
  'stores.view': { method: 'GET', path: '/store/view', access: 'public', effect: 'read' },
  'stores.select': { method: 'POST', path: '/store/select', access: 'customer', effect: 'write' },
  'proximity.list': { method: 'GET', path: '/store-proximity/list', access: 'public', effect: 'read' },
  'proximity.localize': { method: 'GET', path: '/store-proximity/localize', access: 'public', effect: 'read' },
  'proximity.select': { method: 'GET', path: '/store-proximity/select', access: 'customer', effect: 'write' },
  'warehouses.findByCoordinates': {
    method: 'GET',
    path: '/warehouse/find-by-coordinates',
    access: 'public',
    effect: 'read',
  },
  'geo.suggest': { method: 'GET', path: '/geo/suggest', access: 'public', effect: 'read' },
  'geo.reverse': { method: 'GET', path: '/geo/reverse', access: 'public', effect: 'read' },
  'geo.towns': { method: 'GET', path: '/geo/towns', access: 'public', effect: 'read' },
  'geo.chooseStore': { method: 'POST', path: '/geo/choose-store', access: 'public', effect: 'write' },
  'geo.coverage': { method: 'GET', path: '/geo/coverage', access: 'public', effect: 'read' },
  'geo.pickupPlaces': { method: 'GET', path: '/geo/pickup-places', access: 'public', effect: 'read' },
  'geo.settings': { method: 'GET', path: '/geo/settings', access: 'public', effect: 'read' },
  'geo.provinces': { method: 'GET', path: '/geo/province-list', access: 'public', effect: 'read' },
  'disclaimers.list': { method: 'GET', path: '/registration-disclaimer/list', access: 'public', effect: 'read' },
  'personInfo.update': {
    method: 'POST',
    path: '/registration/update_person_info',
    access: 'customer',
    effect: 'write',
    personal: true,
  },
  'addresses.list': { method: 'GET', path: '/user-address/list', access: 'customer', effect: 'read' },
  'addresses.byService': {
    method: 'GET',
    path: '/user-address/delivery-service-list',
    access: 'customer',
    effect: 'read',
  },
  'addresses.ofStore': { method: 'GET', path: '/user-address/list-store', access: 'public', effect: 'read' },
  'addresses.view': { method: 'GET', path: '/user-address/view', access: 'owner', effect: 'read' },
  'addresses.check': { method: 'POST', path: '/user-address/check', access: 'customer', effect: 'read' },
  'addresses.update': { method: 'POST', path: '/user-address/update', access: 'owner', effect: 'write' },
  'addresses.saveNew': {
    method: 'POST',
    path: '/user-address/save-new-address',
    access: 'customer',
    effect: 'write',
  },
  'addresses.select': { method: 'POST', path: '/user-address/select', access: 'owner', effect: 'write' },
  'addresses.delete': { method: 'GET', path: '/user-address/delete', access: 'owner', effect: 'write' },
  'timeslots.list': { method: 'GET', path: '/timeslot/list', access: 'public', effect: 'read' },
  'timeslots.autoAssign': { method: 'POST', path: '/timeslot/auto-assign', access: 'customer', effect: 'write' },
  'timeslots.select': { method: 'GET', path: '/timeslot/select', access: 'customer', effect: 'write' },
  'deliveryFee.view': { method: 'GET', path: '/delivery-fee/view', access: 'public', effect: 'read' },

  'checkout.prepare': { method: 'POST', path: '/checkout/prepare', access: 'customer', effect: 'write' },
  'checkout.prebilledAmount': {
    method: 'GET',
    path: '/checkout/prebilled-amount',
    access: 'customer',
    effect: 'read',
  },
  'checkout.buy': { method: 'POST', path: '/checkout/buy', access: 'customer', effect: 'write' },
  'checkout.paymentResult': { method: 'POST', path: '/checkout/payment-result', access: 'owner', effect: 'write' },
  'paymentTypes.list': { method: 'GET', path: '/payment-type/list-auth', access: 'customer', effect: 'read' },
  'billing.view': { method: 'GET', path: '/registration/billing_address', access: 'customer', effect: 'read' },
  'billing.update': {
    method: 'POST',
    path: '/registration/update_billing_address',
    access: 'customer',
    effect: 'write',
  },
  'paymentTypes.removeAuth': {
    method: 'POST',
    path: '/payment-type/remove-auth',
    access: 'owner',
    effect: 'write',
    personal: true,
  },

  'orders.list': { method: 'GET', path: '/order/list', access: 'customer', effect: 'read' },
  'orders.view': { method: 'GET', path: '/order/view', access: 'owner', effect: 'read' },
  'orders.delete': { method: 'POST', path: '/order/delete', access: 'owner', effect: 'write' },
  'orders.modify': { method: 'POST', path: '/order/modify', access: 'owner', effect: 'write' },
  'orders.changes': { method: 'GET', path: '/order/modify-view', access: 'owner', effect: 'read' },
  'orders.confirmChanges': { method: 'POST', path: '/order/modify-confirm', access: 'owner', effect: 'write' },
  'orders.leaveChanges': { method: 'POST', path: '/order/modify-leave', access: 'owner', effect: 'write' },
  'orders.payment': { method: 'POST', path: '/order/payment', access: 'owner', effect: 'write' },
  'orders.modifyPaymentType': { method: 'POST', path: '/order/modify-payment-type', access: 'owner', effect: 'write' },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

export const basePath = '/ebsn/api'
