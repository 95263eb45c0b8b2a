import { lazy, Suspense, useSyncExternalStore } from 'react'
import { usePendingAdd } from '../features/cart/use-pending-add.ts'
import { usePendingHeart } from '../features/lists/use-pending-heart.ts'
import { popups, type Popup } from '../lib/popups.ts'

const SessionWarning = lazy(() =>
  import('../features/auth/SessionWarning.tsx').then((module) => ({ default: module.SessionWarning })),
)
const CodePopup = lazy(() =>
  import('../features/popups/CodePopup.tsx').then((module) => ({ default: module.CodePopup })),
)

const none: readonly Popup[] = []

/** What goes on beside the pages: an add a login interrupted, remarks that need a dialog, and the end of the session. */
export function VisitCare({ sessionMs }: { sessionMs: number | undefined }) {
  usePendingAdd()
  usePendingHeart()
  const [popup] = useSyncExternalStore(popups.subscribe, popups.get, () => none)
  return (
    <Suspense fallback={null}>
      {popup && <CodePopup key={popup.text} popup={popup} />}
      {sessionMs !== undefined && <SessionWarning lengthMs={sessionMs} />}
    </Suspense>
  )
}
