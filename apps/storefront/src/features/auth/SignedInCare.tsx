import { useEffect } from 'react'
import { appState } from '../../lib/app-state.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { checkSignedIn } from '../../lib/check-signed-in.ts'
import { leaveForLogin } from '../../lib/leave-for-login.ts'
import { nativeShell } from '../../lib/platform.ts'
import { useShopperStore } from '../../lib/shopper.ts'
import { SessionWarning } from './SessionWarning.tsx'
import type { SessionStart } from './use-session-clock.ts'

interface SignedInCareProps {
  session: SessionStart | undefined
  /** The browser had kept the page and has put it back on screen. */
  cameBack: boolean
}

/** For whoever is signed in: other tabs hear of a logout, a page that comes back asks whether the session still holds. */
export function SignedInCare({ session, cameBack }: SignedInCareProps) {
  const shopper = useShopperStore()

  useEffect(() => {
    const leftElsewhere = () => {
      if (appState().signedIn !== true) window.location.reload()
    }
    leftElsewhere()
    window.addEventListener('storage', leftElsewhere)
    return () => window.removeEventListener('storage', leftElsewhere)
  }, [])

  useEffect(() => {
    const shell = nativeShell()
    if (!shell) return
    // The shop starts anew with every login: once in the life of a page is enough.
    void import('./native-person.ts').then(({ afterLogin }) => afterLogin(shell, shopper.get().user))
  }, [shopper])

  useEffect(() => {
    async function askWhetherItHolds() {
      if (!(await checkSignedIn(browserApi(), shopper.get().user, 'return'))) leaveForLogin()
    }
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
