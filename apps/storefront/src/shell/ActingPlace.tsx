import { lazy, Suspense } from 'react'
import { useShopperPart } from '../lib/visit/shopper.ts'
import styles from './ActingPlace.module.css'

const ActingBanner = lazy(() =>
  import('../features/backoffice/ActingBanner.tsx').then((module) => ({ default: module.ActingBanner })),
)

/** Space above every page for the banner of staff acting for a customer; empty otherwise. */
export function ActingPlace() {
  const until = useShopperPart(({ user }) => user.ssoUser?.actingUntil)
  if (until === undefined) return null
  return (
    <aside className={styles.place}>
      <Suspense fallback={null}>
        <ActingBanner until={until} />
      </Suspense>
    </aside>
  )
}
