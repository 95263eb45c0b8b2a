import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** In the order of the specification's tables; the last route takes every unknown address. */
export default [
  layout('shell/PageLayout.tsx', [
    index('features/home/HomePage.tsx'),
    route('search', 'features/search/SearchPage.tsx'),
    route('fast-search', 'features/search/FastSearchPage.tsx'),
    route('cm-search', 'features/search/ContentSearchPage.tsx'),
    route('product/:slug', 'features/product/ProductPage.tsx'),
    route('category/*', 'features/catalog/category/CategoryPage.tsx'),
    route('login', 'features/auth/login/LoginPage.tsx'),
    layout('features/checkout/PurchaseLayout.tsx', [
      route('cart', 'features/cart/page/CartPage.tsx'),
      route('checkout', 'features/checkout/CheckoutPage.tsx'),
      route('payment', 'features/checkout/payment/PaymentPage.tsx'),
      route('payment/return', 'features/checkout/outcome/PaymentReturnPage.tsx'),
      route('cart/payment-error/:orderId', 'features/checkout/outcome/PaymentErrorPage.tsx'),
      route('cart/payment-completed/:orderId', 'features/checkout/outcome/PaymentCompletedPage.tsx'),
      route('profile/orders', 'features/orders/OrdersPage.tsx'),
      route('profile/orders/:orderId', 'features/orders/OrderPage.tsx'),
      route('profile/lists', 'features/lists/ListsPage.tsx'),
      route('profile/lists/:listId', 'features/lists/ListPage.tsx'),
      route('profile/orders/:orderId/changes', 'features/order-changes/OrderChangesPage.tsx'),
    ]),
    route('profile/addresses/manage/:addressId?', 'features/delivery/addresses/EditAddressPage.tsx'),
    route('EditAddress/:addressId?', 'features/delivery/addresses/EditAddressAlias.tsx', { id: 'edit-address' }),
    route('EditAddresses/:addressId?', 'features/delivery/addresses/EditAddressAlias.tsx', { id: 'edit-addresses' }),
    layout('features/account/AccountLayout.tsx', [
      route('shop-at-work', 'features/account/ShopAtWorkPage.tsx'),
      route('welcome-selfscanning', 'features/auth/login/WelcomeSelfScanningPage.tsx'),
      route('registration/confirm', 'features/auth/login/RegistrationConfirmPage.tsx'),
      route('profile/security', 'features/account/SecurityPage.tsx'),
      route('staff', 'features/backoffice/StaffLoginPage.tsx'),
      route('staff/customers', 'features/backoffice/StaffCustomersPage.tsx'),
    ]),
    route('negozi-e-volantini', 'features/locator/StoresPage.tsx'),
    route('negozi-e-volantini/:slug', 'features/locator/StorePage.tsx'),
    route('page/:pageName', 'features/content/StaticPage.tsx'),
    route('upgrade', 'features/upgrade/UpgradePage.tsx'),
    route('*', 'features/frame/NotFoundPage.tsx'),
  ]),
] satisfies RouteConfig
