import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { SessionLength } from '../features/auth/session/use-session-clock.ts'
import { popups, waitsForQuestions, type Popup } from '../lib/notices/popups.ts'
import { isSignedIn, useShopperPart, useShopperStore } from '../lib/visit/shopper.ts'
import { useDoublePressGuard } from '../lib/hooks/use-double-press-guard.ts'
import { usePageInUse } from '../lib/hooks/use-page-in-use.ts'
import { useNoOpenQuestion } from './use-no-open-question.ts'
import { useVisit } from './use-visit.ts'

const PendingActions = lazy(() => import('./PendingActions.tsx').then((module) => ({ default: module.PendingActions })))
const SignedInTasks = lazy(() =>
  import('../features/auth/session/SignedInTasks.tsx').then((module) => ({ default: module.SignedInTasks })),
)
const CodePopup = lazy(() =>
  import('../features/popups/CodePopup.tsx').then((module) => ({ default: module.CodePopup })),
)

const LongVisit = lazy(() =>
  import('../features/upgrade/LongVisit.tsx').then((module) => ({ default: module.LongVisit })),
)

const HoldWatch = lazy(() =>
  import('../features/delivery/slots/HoldWatch.tsx').then((module) => ({ default: module.HoldWatch })),
)

const OrderOffer = lazy(() =>
  import('../features/order-changes/OrderOffer.tsx').then((module) => ({ default: module.OrderOffer })),
)

const none: readonly Popup[] = []

/** Work beside the pages: an add a login interrupted, remarks that need a dialog, and the end of the session. */
export function VisitTasks({ session }: { session: SessionLength | undefined }) {
  useDoublePressGuard()
  const signedIn = useShopperPart(({ user }) => isSignedIn(user))
  const slot = useShopperPart(({ cart }) => cart.timeslot)
  const { longSince, hasPendingActions } = useVisit()
  const inUse = usePageInUse()
  const [since] = useState(Date.now)
  const shopper = useShopperStore()
  const [cartAtStart] = useState(() => shopper.get().cart)
  const [popup] = useSyncExternalStore(popups.subscribe, popups.get, () => none)
  const free = useNoOpenQuestion()
  return (
    <Suspense fallback={null}>
      {hasPendingActions && <PendingActions />}
      {popup && (free || !waitsForQuestions(popup)) && <CodePopup key={popup.text} popup={popup} />}
      {signedIn && inUse && (
        <SignedInTasks session={session && { ...session, since }} restored={inUse === 'restored'} />
      )}
      {signedIn && inUse && <OrderOffer cartAtStart={cartAtStart} />}
      {inUse && slot?.holdExpiresAt !== undefined && !slot.holdExpired && <HoldWatch expiresAt={slot.holdExpiresAt} />}
      {longSince !== undefined && <LongVisit startedAt={longSince} />}
    </Suspense>
  )
}
