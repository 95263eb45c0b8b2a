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
import { useSettled } from '../lib/hooks/use-settled.ts'
import { useShopperPart } from '../lib/visit/shopper.ts'
import { usePageChange } from '../lib/page/use-page-change.ts'
import { useTranslations } from '../lib/words/use-translations.ts'
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

/** What is around every page. */
export function PageFrame({ departments, cookieChoiceMade, children }: PageFrameProps) {
  const t = useTranslations(frameWords)
  const [asking, setAsking] = useState(!cookieChoiceMade)
  // Its buttons need scripts, so it is rendered after hydration and costs nothing where the choice is made.
  const hydrated = useHydrated()
  const settled = useSettled()
  const remarked = useSyncExternalStore(notifications.subscribe, hasRemarks, () => false)
  const changing = useShopperPart(({ cart }) => cart.orderId)
  usePageChange(contentId)
  return (
    <div className={styles.frame}>
      <a href={`#${contentId}`} className={styles.skip}>
        {t('skip')}
      </a>
      <ProgressLine />
      <ConnectionNote />
      <ActingPlace />
      <Header departments={departments} search={<SearchBox />} account={<AccountMenu />} />
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
      <Suspense fallback={null}>{asking && hydrated && <CookieBanner onChoice={() => setAsking(false)} />}</Suspense>
      {/* Loaded before anything pressed can fail: it has to be there when the network is not. */}
      <Suspense fallback={null}>{(settled ?? remarked) && <Notifications />}</Suspense>
    </div>
  )
}
