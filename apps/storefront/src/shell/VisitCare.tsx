import { lazy, Suspense } from 'react'
import { usePendingAdd } from '../features/cart/use-pending-add.ts'
import { usePendingHeart } from '../features/lists/use-pending-heart.ts'

const SessionWarning = lazy(() =>
  import('../features/auth/SessionWarning.tsx').then((module) => ({ default: module.SessionWarning })),
)

/** What goes on beside the pages: an add a login interrupted, and the end of the session. Draws nothing of its own. */
export function VisitCare({ sessionMs }: { sessionMs: number | undefined }) {
  usePendingAdd()
  usePendingHeart()
  return <Suspense fallback={null}>{sessionMs !== undefined && <SessionWarning lengthMs={sessionMs} />}</Suspense>
}
