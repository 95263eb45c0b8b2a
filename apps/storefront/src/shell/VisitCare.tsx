import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { SessionLength } from '../features/auth/session/use-session-clock.ts'
import { popups, waitsForQuestions, type Popup } from '../lib/notices/popups.ts'
import { isSignedIn, useShopperPart } from '../lib/visit/shopper.ts'
import { useSettled } from '../lib/hooks/use-settled.ts'
import { useNothingAsked } from './use-nothing-asked.ts'
import { useVisit } from './use-visit.ts'

const PendingWishes = lazy(() => import('./PendingWishes.tsx').then((module) => ({ default: module.PendingWishes })))
const SignedInCare = lazy(() =>
  import('../features/auth/session/SignedInCare.tsx').then((module) => ({ default: module.SignedInCare })),
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

const none: readonly Popup[] = []

/** Work beside the pages: an add a login interrupted, remarks that need a dialog, and the end of the session. */
export function VisitCare({ session }: { session: SessionLength | undefined }) {
  const signedIn = useShopperPart(({ user }) => isSignedIn(user))
  const slot = useShopperPart(({ cart }) => cart.timeslot)
  const { longSince, hasWishes } = useVisit()
  const settled = useSettled()
  const [since] = useState(Date.now)
  const [popup] = useSyncExternalStore(popups.subscribe, popups.get, () => none)
  const free = useNothingAsked()
  return (
    <Suspense fallback={null}>
      {hasWishes && <PendingWishes />}
      {popup && (free || !waitsForQuestions(popup)) && <CodePopup key={popup.text} popup={popup} />}
      {signedIn && settled && <SignedInCare session={session && { ...session, since }} cameBack={settled === 'back'} />}
      {settled && slot?.holdExpiresAt !== undefined && !slot.holdExpired && (
        <HoldWatch expiresAt={slot.holdExpiresAt} />
      )}
      {longSince !== undefined && <LongVisit startedAt={longSince} />}
    </Suspense>
  )
}
