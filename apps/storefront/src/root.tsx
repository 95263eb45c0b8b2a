import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import { authTest } from '@bottega/contract/auth/calls.ts'
import { listsList } from '@bottega/contract/lists/calls.ts'
import '@bottega/ui/styles/index.css'
import type { CallReply } from '@bottega/contract/call.ts'
import { LinkContext } from '@bottega/ui/components/actions/link-context.ts'
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { CartPanelProvider } from './shell/CartPanelProvider.tsx'
import { CartProvider } from './features/cart-store/CartProvider.tsx'
import { ListsProvider } from './features/list-heart/ListsProvider.tsx'
import { Failure } from './features/frame/Failure.tsx'
import { AskProvider } from './lib/questions/AskProvider.tsx'
import { readPreferences } from './lib/storage/cookie-preferences.ts'
import { departmentsOf } from './lib/visit/departments.ts'
import { usePageSetting } from './lib/visit/page-setting.ts'
import { Questions } from './lib/questions/Questions.tsx'
import { RouterLink } from './lib/page/RouterLink.tsx'
import { ShopperProvider } from './lib/visit/ShopperProvider.tsx'
import { siteFacts } from './lib/visit/site.ts'
import { visitContext } from './lib/visit/visit.ts'
import { CheckoutFlowProvider } from './shell/CheckoutFlowProvider.tsx'
import { PageFrame } from './shell/PageFrame.tsx'
import { VisitCare } from './shell/VisitCare.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, site, locale, origin } = context.get(visitContext)
  const [tree, cart, session, lists] = await Promise.all([
    api.call(categoriesView, { query: { depth: 2 } }),
    api.call(cartView, { query: { show_sectors: true } }),
    api.call(authTest),
    api.call(listsList),
  ])
  return {
    setting: { site, locale, origin },
    departments: departmentsOf(tree.data.categories),
    cart: cart.data,
    lists: lists.data.lists,
    user: cart.user,
    session: lengthOf(session.data),
    cookieChoiceMade: readPreferences(request.headers.get('cookie')) !== undefined,
  }
}

/** Durations, not instants: the browser's clock may differ. */
function lengthOf({ sessionExpiresAt, sessionEndsAt }: CallReply<typeof authTest>) {
  if (sessionExpiresAt === undefined || sessionEndsAt === undefined) return undefined
  const until = (instant: string) => Date.parse(instant) - Date.now()
  return { idleMs: until(sessionExpiresAt), finalMs: until(sessionEndsAt) }
}

/** The frame loads once: the cart's state stays in the page, and logging in or out reloads it. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { locale, site, analytics, holdsQuantity, anonymousCarts, loginIdentifier, singleSignOn, nonce } =
    usePageSetting()
  const { ssoUser } = useRouteLoaderData<typeof loader>('root')?.user ?? {}
  return (
    <html
      lang={locale}
      data-site={site}
      data-quantities={holdsQuantity === true ? 'held' : undefined}
      data-carts={anonymousCarts === true ? 'anonymous' : undefined}
      data-login={loginIdentifier}
      data-sso={singleSignOn === true ? 'saml' : undefined}
      data-staff={ssoUser && (ssoUser.actingUntil === undefined ? 'themselves' : 'acting')}
      data-analytics={analytics}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={siteFacts[site].themeColor} />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkContext value={RouterLink}>{children}</LinkContext>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { cart, lists, user, session, departments, cookieChoiceMade } = loaderData
  return (
    <ShopperProvider cart={cart} user={user}>
      <ListsProvider lists={lists}>
        <AskProvider>
          <CartProvider>
            <CheckoutFlowProvider>
              <CartPanelProvider>
                <PageFrame departments={departments} cookieChoiceMade={cookieChoiceMade}>
                  <Outlet />
                </PageFrame>
              </CartPanelProvider>
              <VisitCare session={session} />
              <Questions />
            </CheckoutFlowProvider>
          </CartProvider>
        </AskProvider>
      </ListsProvider>
    </ShopperProvider>
  )
}

/** Shown only when the frame itself cannot be rendered: the shop does not answer at all. */
export function ErrorBoundary() {
  const { site } = usePageSetting()
  return (
    <main>
      <title>{siteFacts[site].name}</title>
      <Failure onRetry={() => window.location.reload()} />
    </main>
  )
}
