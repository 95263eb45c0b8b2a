import { useEffect } from 'react'
import { appState, updateAppState } from '../../lib/app-state.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { checkSignedIn } from '../../lib/check-signed-in.ts'
import { leaveForLogin } from '../../lib/leave-for-login.ts'
import { nativeShell } from '../../lib/platform.ts'
import { useShopperStore } from '../../lib/shopper.ts'
import { SessionWarning } from './SessionWarning.tsx'
import type { SessionLength } from './use-session-clock.ts'

/** For whoever is signed in: other tabs hear of a logout, a page that comes back asks whether the session still holds. */
export function SignedInCare({ session }: { session: SessionLength | undefined }) {
  const shopper = useShopperStore()

  useEffect(() => {
    // The mark outlives the page. Who is signed in, only the shop says; the mark tells the other tabs that somebody left.
    updateAppState({ signedIn: true })
    const leftElsewhere = () => {
      if (appState().signedIn !== true) window.location.reload()
    }
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
    window.addEventListener('pageshow', comesBack)
    return () => window.removeEventListener('pageshow', comesBack)
  }, [shopper])

  return session && <SessionWarning length={session} />
}
