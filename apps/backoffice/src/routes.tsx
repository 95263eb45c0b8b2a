import { createBrowserRouter, type RouteObject } from 'react-router'
import { loader as loadSignIn, SignInPage } from './features/sign-in/SignInPage.tsx'
import { onApi } from './lib/api.ts'
import { deleteCopies } from './lib/reading/offline-copies.ts'
import { page } from './lib/reading/page-on-demand.tsx'
import { forgetStaff, requireStaff } from './lib/signed-in-staff.ts'
import { base, paths } from './paths.ts'
import { Failure } from './shell/Failure.tsx'
import { Home } from './shell/Home.tsx'
import { NotFound } from './shell/NotFound.tsx'
import { Outermost } from './shell/Outermost.tsx'
import { Shell } from './shell/Shell.tsx'

/** Behind the login, inside the frame. A page that is not for everybody asks for its roles in its loader. */
const pages: RouteObject[] = [
  { index: true, Component: Home },
  { path: 'today', ...page(() => import('./features/today/TodayPage.tsx')) },
  { path: 'search', ...page(() => import('./features/search/SearchPage.tsx')) },
  { path: 'orders', ...page(() => import('./features/orders/OrdersPage.tsx')) },
  { path: 'orders/:orderId', ...page(() => import('./features/orders/OrderPage.tsx')) },
  { path: 'customers', ...page(() => import('./features/customers/CustomersPage.tsx')) },
  { path: 'customers/:userId', ...page(() => import('./features/customers/CustomerPage.tsx')) },
  { path: 'picking', ...page(() => import('./features/picking/PickingPage.tsx')) },
  { path: 'picking/rounds', ...page(() => import('./features/picking/RoundsPage.tsx')) },
  { path: 'picking/shift', ...page(() => import('./features/picking/shifts/OwnShiftPage.tsx')) },
  { path: 'picking/shifts', ...page(() => import('./features/picking/shifts/ShiftsPage.tsx')) },
  { path: 'picking/slots/:timeslotId', ...page(() => import('./features/picking/SlotPage.tsx')) },
  { path: 'picking/slots/:timeslotId/batch', ...page(() => import('./features/picking/BatchPage.tsx')) },
  { path: 'picking/orders/:orderId', ...page(() => import('./features/picking/OrderPage.tsx')) },
  { path: 'reports', ...page(() => import('./features/reports/ReportsPage.tsx')) },
  { path: 'tills', ...page(() => import('./features/tills/TillsPage.tsx')) },
  { path: 'tills/:closingId', ...page(() => import('./features/tills/TillPage.tsx')) },
  { path: 'returns', ...page(() => import('./features/returns/ReturnsPage.tsx')) },
  { path: 'returns/:returnId', ...page(() => import('./features/returns/ReturnPage.tsx')) },
  { path: 'rewards', ...page(() => import('./features/rewards/RewardsPage.tsx')) },
  { path: 'rewards/:requestId', ...page(() => import('./features/rewards/RewardPage.tsx')) },
  { path: 'offers', ...page(() => import('./features/offers/OffersPage.tsx')) },
  { path: 'offers/:offerId', ...page(() => import('./features/offers/OfferPage.tsx')) },
  { path: 'vouchers', ...page(() => import('./features/vouchers/VouchersPage.tsx')) },
  { path: 'approvals', ...page(() => import('./features/customers/ApprovalsPage.tsx')) },
  { path: 'slots', ...page(() => import('./features/slots/CalendarPage.tsx')) },
  { path: 'slots/templates', ...page(() => import('./features/slots/TemplatesPage.tsx')) },
  { path: 'content', ...page(() => import('./features/content/ContentPage.tsx')) },
  { path: 'content/documents', ...page(() => import('./features/content/form/DocumentsPage.tsx')) },
  { path: 'content/documents/:kind', ...page(() => import('./features/content/form/DocumentPage.tsx')) },
  { path: 'content/documents/:kind/*', ...page(() => import('./features/content/form/DocumentPage.tsx')) },
  { path: 'banners', ...page(() => import('./features/content/BannersPage.tsx')) },
  { path: 'forms', ...page(() => import('./features/forms/AnswersPage.tsx')) },
  { path: 'forms/:answerId', ...page(() => import('./features/forms/AnswerPage.tsx')) },
  { path: 'products', ...page(() => import('./features/products/ProductsPage.tsx')) },
  { path: 'products/classes', ...page(() => import('./features/products/ClassesPage.tsx')) },
  { path: 'products/new', ...page(() => import('./features/products/ProductFormPage.tsx')) },
  { path: 'products/:productId/edit', ...page(() => import('./features/products/ProductFormPage.tsx')) },
  { path: 'products/:productId', ...page(() => import('./features/products/ProductPage.tsx')) },
  { path: 'promotions', ...page(() => import('./features/promotions/PromotionsPage.tsx')) },
  { path: 'promotions/leaflets', ...page(() => import('./features/promotions/leaflets/LeafletPricesPage.tsx')) },
  { path: 'promotions/new', ...page(() => import('./features/promotions/NewPromotionPage.tsx')) },
  { path: 'stock', ...page(() => import('./features/stock/StockPage.tsx')) },
  { path: 'stock/counts', ...page(() => import('./features/stock/count/CountsPage.tsx')) },
  { path: 'stock/transfers', ...page(() => import('./features/stock/transfers/TransfersPage.tsx')) },
  { path: 'stock/counts/:countId', ...page(() => import('./features/stock/count/CountPage.tsx')) },
  { path: 'stock/suppliers', ...page(() => import('./features/stock/suppliers/SuppliersPage.tsx')) },
  { path: 'stock/supplier-orders', ...page(() => import('./features/stock/suppliers/SupplierOrdersPage.tsx')) },
  { path: 'stock/deliveries', ...page(() => import('./features/stock/deliveries/DeliveriesPage.tsx')) },
  { path: 'stock/deliveries/new', ...page(() => import('./features/stock/deliveries/NewDeliveryPage.tsx')) },
  { path: 'requests', ...page(() => import('./features/customers/RequestsPage.tsx')) },
  { path: 'payments', ...page(() => import('./features/payments/PaymentsPage.tsx')) },
  { path: 'system', ...page(() => import('./features/system/SystemPage.tsx')) },
  { path: 'staff', ...page(() => import('./features/accounts/AccountsPage.tsx')) },
  { path: 'keys', ...page(() => import('./features/machine-keys/MachineKeysPage.tsx')) },
  { path: 'log', ...page(() => import('./features/audit/AuditPage.tsx')) },
]

const routes: RouteObject[] = [
  {
    path: base,
    Component: Outermost,
    ErrorBoundary: Failure,
    HydrateFallback: () => null,
    children: [
      { path: 'sign-in', loader: loadSignIn, Component: SignInPage },
      { path: 'invitation', ...page(() => import('./features/invitation/InvitationPage.tsx')) },
      {
        id: 'shell',
        loader: ({ request }) => requireStaff(request),
        Component: Shell,
        children: [{ ErrorBoundary: Failure, children: [...pages, { path: '*', Component: NotFound }] }],
      },
    ],
  },
]

/** The pages of this browser; a call that finds the session ended leads to the login and back. */
export function backofficeRouter() {
  const router = createBrowserRouter(routes)
  onApi.sessionEnded = () => {
    forgetStaff()
    void deleteCopies()
    const { pathname, search } = window.location
    void router.navigate(paths.signIn({ to: pathname + search, expired: true }))
  }
  return router
}
