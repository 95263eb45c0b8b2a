import { RefusalError } from '@bottega/contract/api.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { notifyRemarks } from '../../lib/notifications.ts'
import { nativeShell } from '../../lib/platform.ts'
import { startAnew } from '../../lib/start-anew.ts'
import { paths } from '../../paths.ts'

type Door = 'auth.logout' | 'staff.logout' | 'saml.doLogout'

/** Where people can come in by the group's login they leave by its way out, which is an ordinary one for all others. */
const customersDoor = (): Door => (document.documentElement.dataset['sso'] === 'saml' ? 'saml.doLogout' : 'auth.logout')

/**
 * Ends the session, forgets what the browser kept of the person, and starts the shop anew, with an empty cart. Staff leave
 * through their own door. (safety.md, 19)
 */
export async function logOut(then: string = paths.home(), door: Door = customersDoor()) {
  let target = then
  try {
    const shell = nativeShell()
    if (shell && door !== 'staff.logout') await (await import('./native-person.ts')).beforeLogout(shell)
    const { data } = await browserApi().call(door)
    if ('redirectUrl' in data && data.redirectUrl !== undefined) target = data.redirectUrl
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    notifyRemarks(error.response)
    return
  }
  startAnew(target)
}
