import { remarksCookie } from '@bottega/contract/remarks-cookie.ts'
import { useEffect } from 'react'
import { readCookie } from '../../../lib/visit/locale.ts'
import { nativeShell } from '../../../lib/visit/platform.ts'
import { useShopperStore } from '../../../lib/visit/shopper.ts'
import { checkSession } from './check-session.ts'
import { SessionWarning } from './SessionWarning.tsx'
import type { SessionStart } from './use-session-clock.ts'

interface SignedInCareProps {
  session: SessionStart | undefined
  /** The browser had kept the page and has put it back on screen. */
  cameBack: boolean
}

/**
 * For whoever is signed in: what a login by redirect had to say, the end of the session is announced, and a page that
 * comes back asks whether it still holds.
 */
export function SignedInCare({ session, cameBack }: SignedInCareProps) {
  const shopper = useShopperStore()

  useEffect(() => {
    const shell = nativeShell()
    if (!shell) return
    // The shop starts anew with every login: once in the life of a page is enough.
    void import('./native-person.ts').then(({ afterLogin }) => afterLogin(shell, shopper.get().user))
  }, [shopper])

  useEffect(() => {
    if (readCookie(document.cookie, remarksCookie) === undefined) return
    void import('../../../lib/notices/remarks-of-redirect.ts').then(({ sayRemarksOfRedirect }) =>
      sayRemarksOfRedirect(),
    )
  }, [])

  useEffect(() => {
    const askWhetherItHolds = () => checkSession(shopper.get().user, 'return')
    // The browser puts a page it kept back on screen as it was, somebody's cart included.
    const comesBack = (event: PageTransitionEvent) => {
      if (event.persisted) void askWhetherItHolds()
    }
    if (cameBack) void askWhetherItHolds()
    window.addEventListener('pageshow', comesBack)
    return () => window.removeEventListener('pageshow', comesBack)
  }, [shopper, cameBack])

  return session && <SessionWarning length={session} />
}
