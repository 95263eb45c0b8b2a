import '@bottega/ui/styles/index.css'
import { LinkContext } from '@bottega/ui/components/actions/Anchor.tsx'
import headingFont from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url'
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { useState, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { CartPanelProvider } from './shell/CartPanelProvider.tsx'
import { CartProvider } from './features/cart-store/CartProvider.tsx'
import { ListsProvider } from './features/list-heart/ListsProvider.tsx'
import { Failure } from './features/frame/Failure.tsx'
import { QuestionProvider } from './lib/questions/QuestionProvider.tsx'
import { EarlyScript } from './lib/storage/EarlyScript.tsx'
import { readPreferences } from './lib/storage/cookie-preferences.ts'
import { DepartmentsContext } from './lib/visit/departments-context.ts'
import { loadFrameData } from './lib/visit/frame-data.ts'
import { MenusContext } from './lib/visit/menus-context.ts'
import { settingText, shopOf, usePageSetting } from './lib/visit/page-setting.ts'
import { Questions } from './lib/questions/Questions.tsx'
import { PageVisits } from './lib/page/PageVisits.tsx'
import { RouterLink } from './lib/page/RouterLink.tsx'
import { FrameDataElement, frameDataOfPage } from './lib/personal/FrameDataElement.tsx'
import { PersonalData, personalOfPage } from './lib/personal/PersonalData.tsx'
import { loadPersonal } from './lib/personal/personal.ts'
import { useRendering } from './lib/personal/rendering.ts'
import { ShopperProvider } from './lib/visit/ShopperProvider.tsx'
import { siteFacts } from './lib/visit/site.ts'
import { visitContext } from './lib/visit/visit.ts'
import { CheckoutFlowProvider } from './shell/CheckoutFlowProvider.tsx'
import { PageFrame } from './shell/PageFrame.tsx'
import { VisitTasks } from './shell/VisitTasks.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  // Otherwise found only when the style is there; behind style and text, which are needed first.
  {
    rel: 'preload',
    href: headingFont,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
  },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, site, locale, languages, shop, origin, rendering, report } = context.get(visitContext)
  // A shared page receives both apart from this data, which is written for each page.
  const [frame, personal] =
    rendering === undefined ? await Promise.all([loadFrameData(api, report), loadPersonal(api)]) : []
  return {
    setting: { site, locale, languages, shop, origin },
    frame,
    personal,
    cookieChoiceMade: readPreferences(request.headers.get('cookie')) !== undefined,
  }
}

/** The frame loads once: the cart's state stays in the page, and logging in or out reloads it. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const rendering = useRendering()
  const root = useRouteLoaderData<typeof loader>('root')
  const setting = usePageSetting()
  const { locale, site, shop, nonce, style } = setting
  const ssoUser = root?.personal?.user.ssoUser
  if (rendering?.parts) return children
  return (
    <html
      lang={locale}
      data-site={site}
      data-setting={settingText(setting)}
      data-staff={ssoUser && (ssoUser.actingUntil === undefined ? 'themselves' : 'acting')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={shop?.themeColor ?? siteFacts[site].themeColor}
        />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={siteFacts[site].darkColor} />
        <EarlyScript nonce={nonce} />
        {/* The browser has it from the page, and no script needs it: React leaves what it did not render in the head. */}
        {import.meta.env.SSR && <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />}
        <Meta />
        <Links />
        {style && <style nonce={nonce}>{style}</style>}
      </head>
      <body>
        <LinkContext value={RouterLink}>
          <PageVisits>{children}</PageVisits>
        </LinkContext>
        {root !== undefined && root.personal === undefined && (
          <>
            <FrameDataElement />
            <PersonalData />
          </>
        )}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { cookieChoiceMade } = loaderData
  const rendering = useRendering()
  const [{ departments, menus }] = useState(() => loaderData.frame ?? rendering?.frame ?? frameDataOfPage())
  const [personal] = useState(() => loaderData.personal ?? rendering?.personal ?? personalOfPage())
  const { cart, lists, user, session } = personal
  return (
    <ShopperProvider cart={cart} user={user}>
      <ListsProvider lists={lists}>
        <QuestionProvider>
          <CartProvider>
            <CheckoutFlowProvider>
              <CartPanelProvider>
                {rendering?.parts ?? (
                  <DepartmentsContext value={departments}>
                    <MenusContext value={menus}>
                      <PageFrame departments={departments} cookieChoiceMade={cookieChoiceMade}>
                        <Outlet />
                      </PageFrame>
                    </MenusContext>
                  </DepartmentsContext>
                )}
              </CartPanelProvider>
              <VisitTasks session={session} />
              <Questions />
            </CheckoutFlowProvider>
          </CartProvider>
        </QuestionProvider>
      </ListsProvider>
    </ShopperProvider>
  )
}

/** Shown only when the frame itself cannot be rendered: the shop does not answer at all. */
export function ErrorBoundary() {
  const setting = usePageSetting()
  return (
    <main>
      <title>{shopOf(setting).name}</title>
      <Failure onRetry={() => window.location.reload()} />
    </main>
  )
}
