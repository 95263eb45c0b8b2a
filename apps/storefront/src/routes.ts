import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** In the order of the specification's tables; the last takes every address the shop does not know. */
export default [
  layout('pages/PageLayout.tsx', [
    index('pages/HomePage.tsx'),
    route('search', 'pages/SearchPage.tsx'),
    route('fast-search', 'pages/FastSearchPage.tsx'),
    route('product/:slug', 'pages/ProductPage.tsx'),
    route('category/*', 'pages/CategoryPage.tsx'),
    route('login', 'pages/LoginPage.tsx'),
    layout('pages/PurchaseLayout.tsx', [
      route('cart', 'pages/CartPage.tsx'),
      route('checkout', 'pages/CheckoutPage.tsx'),
      route('payment', 'pages/PaymentPage.tsx'),
      route('payment/return', 'pages/PaymentReturnPage.tsx'),
      route('cart/payment-error/:orderId', 'pages/PaymentErrorPage.tsx'),
      route('cart/payment-completed/:orderId', 'pages/PaymentCompletedPage.tsx'),
      route('profile/orders', 'pages/OrdersPage.tsx'),
      route('profile/orders/:orderId', 'pages/OrderPage.tsx'),
      route('profile/lists', 'pages/ListsPage.tsx'),
      route('profile/lists/:listId', 'pages/ListPage.tsx'),
      route('profile/orders/:orderId/changes', 'pages/OrderChangesPage.tsx'),
    ]),
    route('profile/addresses/manage/:addressId?', 'pages/EditAddressPage.tsx'),
    route('EditAddress/:addressId?', 'pages/EditAddressAlias.tsx', { id: 'edit-address' }),
    route('EditAddresses/:addressId?', 'pages/EditAddressAlias.tsx', { id: 'edit-addresses' }),
    layout('pages/AccountLayout.tsx', [
      route('shop-at-work', 'pages/ShopAtWorkPage.tsx'),
      route('welcome-selfscanning', 'pages/WelcomeSelfScanningPage.tsx'),
      route('registration/confirm', 'pages/RegistrationConfirmPage.tsx'),
      route('profile/security', 'pages/SecurityPage.tsx'),
      route('staff', 'pages/StaffLoginPage.tsx'),
      route('staff/customers', 'pages/StaffCustomersPage.tsx'),
    ]),
    route('page/:pageName', 'pages/StaticPage.tsx'),
    route('upgrade', 'pages/UpgradePage.tsx'),
    route('*', 'pages/NotFoundPage.tsx'),
  ]),
] satisfies RouteConfig
