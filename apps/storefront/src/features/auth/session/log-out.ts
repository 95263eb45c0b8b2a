import { browserApi } from '../../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../../lib/api/refusals.ts'
import { nativeShell } from '../../../lib/visit/platform.ts'
import { startAnew } from '../../../lib/visit/start-anew.ts'
import { paths } from '../../../paths.ts'

type Door = 'auth.logout' | 'staff.logout' | 'saml.doLogout'

/**
 * Staff leave by their own door; where people can come in by the group's login, its way out is the one for all others.
 */
function door(): Door {
  const { staff, sso } = document.documentElement.dataset
  if (staff !== undefined) return 'staff.logout'
  return sso === 'saml' ? 'saml.doLogout' : 'auth.logout'
}

/**
 * Ends the session, forgets what the browser kept of the person, and starts the shop anew, with an empty cart.
 * (Safety, 19)
 */
export async function logOut(then: string = paths.home()) {
  const out = door()
  const shell = nativeShell()
  if (shell && out !== 'staff.logout') await (await import('./native-person.ts')).beforeLogout(shell)
  const answer = await answerOrNotify(browserApi().call(out))
  if (answer === undefined) return
  const { data } = answer
  startAnew('redirectUrl' in data && data.redirectUrl !== undefined ? data.redirectUrl : then)
}
