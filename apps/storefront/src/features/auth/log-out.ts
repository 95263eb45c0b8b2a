import { RefusalError } from '@bottega/contract/api.ts'
import { forgetPerson } from '../../lib/app-state.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { forgetPersonal } from '../../lib/kept.ts'
import { notifyRemarks } from '../../lib/notifications.ts'
import { nativeShell } from '../../lib/platform.ts'
import { paths } from '../../paths.ts'

/**
 * Ends the session, forgets what the browser kept of the person, and starts the shop anew, with an empty cart. Staff leave
 * through their own door. (safety.md, 19)
 */
export async function logOut(then: string = paths.home(), door: 'auth.logout' | 'staff.logout' = 'auth.logout') {
  try {
    const shell = nativeShell()
    if (shell) await (await import('./native-person.ts')).beforeLogout(shell)
    await browserApi().call(door)
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    notifyRemarks(error.response)
    return
  }
  becomeSomebodyElse(then)
}

/** Nothing of the person who was here is left to whoever comes next. */
export function becomeSomebodyElse(then: string): void {
  forgetPersonal()
  forgetPerson()
  window.location.assign(then)
}
