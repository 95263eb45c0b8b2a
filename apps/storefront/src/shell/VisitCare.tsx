import { usePendingAdd } from '../features/cart/use-pending-add.ts'
import { SessionWarning } from '../features/auth/SessionWarning.tsx'

/** What goes on beside the pages: an add a login interrupted, and the end of the session. Draws nothing of its own. */
export function VisitCare({ sessionMs }: { sessionMs: number | undefined }) {
  usePendingAdd()
  return sessionMs !== undefined && <SessionWarning lengthMs={sessionMs} />
}
