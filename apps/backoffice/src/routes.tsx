import { createBrowserRouter, type RouteObject } from 'react-router'
import { loader as loadSignIn, SignInPage } from './features/sign-in/SignInPage.tsx'
import { onApi } from './lib/api.ts'
import { deleteCopies } from './lib/offline-copies.ts'
import { forgetWho, requireWho } from './lib/who.ts'
import { base, paths } from './paths.ts'
import { Failure } from './shell/Failure.tsx'
import { Home } from './shell/Home.tsx'
import { NotFound } from './shell/NotFound.tsx'
import { Outermost } from './shell/Outermost.tsx'
import { Shell } from './shell/Shell.tsx'

/** Behind the login, inside the frame. A page that is not for everybody asks for its roles in its loader. */
const pages: RouteObject[] = [
  { index: true, Component: Home },
  { path: 'today', lazy: () => import('./features/today/TodayPage.tsx') },
  { path: 'orders', lazy: () => import('./features/orders/OrdersPage.tsx') },
  { path: 'orders/:orderId', lazy: () => import('./features/orders/OrderPage.tsx') },
  { path: 'customers', lazy: () => import('./features/customers/CustomersPage.tsx') },
  { path: 'customers/:userId', lazy: () => import('./features/customers/CustomerPage.tsx') },
  { path: 'picking', lazy: () => import('./features/picking/PickingPage.tsx') },
  { path: 'picking/rounds', lazy: () => import('./features/picking/RoundsPage.tsx') },
  { path: 'picking/slots/:timeslotId', lazy: () => import('./features/picking/SlotPage.tsx') },
  { path: 'picking/slots/:timeslotId/batch', lazy: () => import('./features/picking/BatchPage.tsx') },
  { path: 'picking/orders/:orderId', lazy: () => import('./features/picking/OrderPage.tsx') },
  { path: 'returns', lazy: () => import('./features/returns/ReturnsPage.tsx') },
  { path: 'returns/:returnId', lazy: () => import('./features/returns/ReturnPage.tsx') },
  { path: 'rewards', lazy: () => import('./features/rewards/RewardsPage.tsx') },
  { path: 'rewards/:requestId', lazy: () => import('./features/rewards/RewardPage.tsx') },
  { path: 'offers', lazy: () => import('./features/offers/OffersPage.tsx') },
  { path: 'offers/:offerId', lazy: () => import('./features/offers/OfferPage.tsx') },
  { path: 'vouchers', lazy: () => import('./features/vouchers/VouchersPage.tsx') },
  { path: 'approvals', lazy: () => import('./features/customers/ApprovalsPage.tsx') },
  { path: 'slots', lazy: () => import('./features/slots/CalendarPage.tsx') },
  { path: 'slots/templates', lazy: () => import('./features/slots/TemplatesPage.tsx') },
  { path: 'content', lazy: () => import('./features/content/ContentPage.tsx') },
  { path: 'banners', lazy: () => import('./features/content/BannersPage.tsx') },
  { path: 'forms', lazy: () => import('./features/forms/AnswersPage.tsx') },
  { path: 'forms/:answerId', lazy: () => import('./features/forms/AnswerPage.tsx') },
  { path: 'products', lazy: () => import('./features/products/ProductsPage.tsx') },
  { path: 'products/classes', lazy: () => import('./features/products/ClassesPage.tsx') },
  { path: 'products/:productId', lazy: () => import('./features/products/ProductPage.tsx') },
  { path: 'requests', lazy: () => import('./features/customers/RequestsPage.tsx') },
  { path: 'payments', lazy: () => import('./features/payments/PaymentsPage.tsx') },
  { path: 'system', lazy: () => import('./features/system/SystemPage.tsx') },
  { path: 'staff', lazy: () => import('./features/accounts/AccountsPage.tsx') },
  { path: 'keys', lazy: () => import('./features/machine-keys/MachineKeysPage.tsx') },
  { path: 'log', lazy: () => import('./features/audit/AuditPage.tsx') },
]

const routes: RouteObject[] = [
  {
    path: base,
    Component: Outermost,
    ErrorBoundary: Failure,
    HydrateFallback: () => null,
    children: [
      { path: 'sign-in', loader: loadSignIn, Component: SignInPage },
      { path: 'invitation', lazy: () => import('./features/invitation/InvitationPage.tsx') },
      {
        id: 'shell',
        loader: ({ request }) => requireWho(request),
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
    forgetWho()
    void deleteCopies()
    const { pathname, search } = window.location
    void router.navigate(paths.signIn({ to: pathname + search, expired: true }))
  }
  return router
}
