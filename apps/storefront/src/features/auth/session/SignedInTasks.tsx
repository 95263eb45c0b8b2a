import { remarksCookie } from '@bottega/contract/remarks-cookie.ts'
import { lazy, Suspense, useEffect } from 'react'
import { readCookie } from '../../../lib/visit/locale.ts'
import { nativeShell } from '../../../lib/visit/platform.ts'
import { useShopperStore } from '../../../lib/visit/shopper.ts'
import { checkSession } from './check-session.ts'
import { SessionWarning } from './SessionWarning.tsx'
import type { SessionStart } from './use-session-clock.ts'

const OwnCopies = lazy(async () => ({ default: (await import('../../offline/OwnCopies.tsx')).OwnCopies }))

interface SignedInTasksProps {
  session: SessionStart | undefined
  /** The browser has restored the page from its back/forward cache. */
  restored: boolean
}

/**
 * For signed-in customers: shows the remarks of a login by redirect, announces the end of the session, and checks the
 * session when the page is restored.
 */
export function SignedInTasks({ session, restored }: SignedInTasksProps) {
  const shopper = useShopperStore()

  useEffect(() => {
    const shell = nativeShell()
    if (!shell) return
    // Every login reloads the shop: once in the life of a page is enough.
    void import('./native-person.ts').then(({ afterLogin }) => afterLogin(shell, shopper.get().user))
  }, [shopper])

  useEffect(() => {
    if (readCookie(document.cookie, remarksCookie) === undefined) return
    void import('../../../lib/notices/remarks-of-redirect.ts').then(({ showRemarksOfRedirect }) =>
      showRemarksOfRedirect(),
    )
  }, [])

  useEffect(() => {
    const checkRestored = () => checkSession(shopper.get().user, 'return')
    // The browser restores a cached page as it was, with a customer's cart.
    const comesBack = (event: PageTransitionEvent) => {
      if (event.persisted) void checkRestored()
    }
    if (restored) void checkRestored()
    window.addEventListener('pageshow', comesBack)
    return () => window.removeEventListener('pageshow', comesBack)
  }, [shopper, restored])

  return (
    <>
      {session && <SessionWarning length={session} />}
      <Suspense>
        <OwnCopies until={session && session.since + session.finalMs} />
      </Suspense>
    </>
  )
}
