import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router'
import { loader as loadSignIn, SignInPage } from './features/sign-in/SignInPage.tsx'
import { onApi } from './lib/api.ts'
import { deleteCopies } from './lib/reading/offline-copies.ts'
import { stayingOpen } from './lib/reading/stay-open.ts'
import { forgetWho, requireWho } from './lib/who.ts'
import { base, paths } from './paths.ts'
import { Failure } from './shell/Failure.tsx'
import { Home } from './shell/Home.tsx'
import { NotFound } from './shell/NotFound.tsx'
import { Outermost } from './shell/Outermost.tsx'
import { Shell } from './shell/Shell.tsx'

interface PageModule {
  Component: ComponentType
  loader: (args: LoaderFunctionArgs) => unknown
  shouldRevalidate?: ShouldRevalidateFunction
}

/** A page that is loaded on demand, and stays open where the shop is not reached. */
const page = (load: () => Promise<PageModule>) => async () => {
  const { loader, ...module } = await load()
  return { ...module, loader: stayingOpen(loader) }
}

/** Behind the login, inside the frame. A page that is not for everybody asks for its roles in its loader. */
const pages: RouteObject[] = [
  { index: true, Component: Home },
  { path: 'today', lazy: page(() => import('./features/today/TodayPage.tsx')) },
  { path: 'orders', lazy: page(() => import('./features/orders/OrdersPage.tsx')) },
  { path: 'orders/:orderId', lazy: page(() => import('./features/orders/OrderPage.tsx')) },
  { path: 'customers', lazy: page(() => import('./features/customers/CustomersPage.tsx')) },
  { path: 'customers/:userId', lazy: page(() => import('./features/customers/CustomerPage.tsx')) },
  { path: 'picking', lazy: page(() => import('./features/picking/PickingPage.tsx')) },
  { path: 'picking/rounds', lazy: page(() => import('./features/picking/RoundsPage.tsx')) },
  { path: 'picking/slots/:timeslotId', lazy: page(() => import('./features/picking/SlotPage.tsx')) },
  { path: 'picking/slots/:timeslotId/batch', lazy: page(() => import('./features/picking/BatchPage.tsx')) },
  { path: 'picking/orders/:orderId', lazy: page(() => import('./features/picking/OrderPage.tsx')) },
  { path: 'returns', lazy: page(() => import('./features/returns/ReturnsPage.tsx')) },
  { path: 'returns/:returnId', lazy: page(() => import('./features/returns/ReturnPage.tsx')) },
  { path: 'rewards', lazy: page(() => import('./features/rewards/RewardsPage.tsx')) },
  { path: 'rewards/:requestId', lazy: page(() => import('./features/rewards/RewardPage.tsx')) },
  { path: 'offers', lazy: page(() => import('./features/offers/OffersPage.tsx')) },
  { path: 'offers/:offerId', lazy: page(() => import('./features/offers/OfferPage.tsx')) },
  { path: 'vouchers', lazy: page(() => import('./features/vouchers/VouchersPage.tsx')) },
  { path: 'approvals', lazy: page(() => import('./features/customers/ApprovalsPage.tsx')) },
  { path: 'slots', lazy: page(() => import('./features/slots/CalendarPage.tsx')) },
  { path: 'slots/templates', lazy: page(() => import('./features/slots/TemplatesPage.tsx')) },
  { path: 'content', lazy: page(() => import('./features/content/ContentPage.tsx')) },
  { path: 'banners', lazy: page(() => import('./features/content/BannersPage.tsx')) },
  { path: 'forms', lazy: page(() => import('./features/forms/AnswersPage.tsx')) },
  { path: 'forms/:answerId', lazy: page(() => import('./features/forms/AnswerPage.tsx')) },
  { path: 'products', lazy: page(() => import('./features/products/ProductsPage.tsx')) },
  { path: 'products/classes', lazy: page(() => import('./features/products/ClassesPage.tsx')) },
  { path: 'products/:productId', lazy: page(() => import('./features/products/ProductPage.tsx')) },
  { path: 'requests', lazy: page(() => import('./features/customers/RequestsPage.tsx')) },
  { path: 'payments', lazy: page(() => import('./features/payments/PaymentsPage.tsx')) },
  { path: 'system', lazy: page(() => import('./features/system/SystemPage.tsx')) },
  { path: 'staff', lazy: page(() => import('./features/accounts/AccountsPage.tsx')) },
  { path: 'keys', lazy: page(() => import('./features/machine-keys/MachineKeysPage.tsx')) },
  { path: 'log', lazy: page(() => import('./features/audit/AuditPage.tsx')) },
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
