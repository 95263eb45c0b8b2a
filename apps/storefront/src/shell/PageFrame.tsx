import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'
import { AccountMenu } from '../features/auth/session/AccountMenu.tsx'
import { ConnectionNote } from '../features/frame/notes/ConnectionNote.tsx'
import { DepartmentsPanel } from '../features/frame/departments/DepartmentsPanel.tsx'
import { Footer } from '../features/frame/Footer.tsx'
import { Header } from '../features/frame/Header.tsx'
import { ProgressLine } from '../features/frame/notes/ProgressLine.tsx'
import { TabBar } from '../features/frame/TabBar.tsx'
import { frameWords } from '../lib/words/shared/frame.ts'
import { SearchBox } from '../features/search/SearchBox.tsx'
import type { Department } from '../lib/visit/departments.ts'
import { notifications } from '../lib/notices/notifications.ts'
import { useHydrated } from '../lib/hooks/use-hydrated.ts'
import { usePageInUse } from '../lib/hooks/use-page-in-use.ts'
import { usePageSetting } from '../lib/visit/page-setting.ts'
import { useShopperPart } from '../lib/visit/shopper.ts'
import { usePageChange } from '../lib/page/use-page-change.ts'
import { useShopLinks } from '../lib/page/use-shop-links.ts'
import { useTranslations } from '../lib/words/use-translations.ts'
import { PreviewBar } from '../features/frame/notes/PreviewBar.tsx'
import { ActingPlace } from './ActingPlace.tsx'
import styles from './PageFrame.module.css'

const CookieBanner = lazy(() =>
  import('../features/cookies/CookieBanner.tsx').then((module) => ({ default: module.CookieBanner })),
)

const Notifications = lazy(() =>
  import('../features/frame/notes/Notifications.tsx').then((module) => ({ default: module.Notifications })),
)

type PageFrameProps = {
  departments: readonly Department[]
  /** Only whether, not which: a page without a session is the same for everybody. */
  cookieChoiceMade: boolean
  children: ReactNode
}

const contentId = 'content'

const hasRemarks = () => notifications.get().length > 0

/** Few customers change an order: the script of the banner loads only for them. */
const ChangeBanner = lazy(async () => ({
  default: (await import('../features/order-changes/ChangeBanner.tsx')).ChangeBanner,
}))

/**
 * The frame around every page. Content that changes when the page comes alive is in parts of its own: the frame is
 * large.
 */
export function PageFrame({ departments, cookieChoiceMade, children }: PageFrameProps) {
  const t = useTranslations(frameWords)
  const [asking, setAsking] = useState(!cookieChoiceMade)
  const { preview } = usePageSetting()
  const changing = useShopperPart(({ cart }) => cart.orderId)
  return (
    <div className={styles.frame}>
      <a href={`#${contentId}`} className={styles.skip}>
        {t('skip')}
      </a>
      <ProgressLine />
      <ConnectionNote />
      <ActingPlace />
      {preview === true && <PreviewBar />}
      <Header departments={departments} search={<SearchBox />} account={<AccountMenu />} />
      <noscript>
        <p className={styles.noScripts}>{t('noScripts')}</p>
      </noscript>
      <DepartmentsPanel departments={departments} />
      {changing !== undefined && (
        <Suspense>
          <ChangeBanner orderId={changing} />
        </Suspense>
      )}
      <main id={contentId} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer onCookiePreferences={() => setAsking(true)} />
      <TabBar />
      <CookieQuestion asking={asking} onChoice={() => setAsking(false)} />
      <Notices />
      <Navigation />
    </div>
  )
}

/** Its buttons need scripts, so it is rendered after hydration and costs nothing where the choice is made. */
function CookieQuestion({ asking, onChoice }: { asking: boolean; onChoice: () => void }) {
  const hydrated = useHydrated()
  return <Suspense fallback={null}>{asking && hydrated && <CookieBanner onChoice={onChoice} />}</Suspense>
}

/** Loaded before anything pressed can fail: it has to be there when the network is not. */
function Notices() {
  const inUse = usePageInUse()
  const remarked = useSyncExternalStore(notifications.subscribe, hasRemarks, () => false)
  return <Suspense fallback={null}>{(inUse ?? remarked) && <Notifications />}</Suspense>
}

function Navigation() {
  useShopLinks()
  usePageChange(contentId)
  return null
}
