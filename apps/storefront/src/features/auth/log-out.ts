import { RefusalError } from '@bottega/contract/api.ts'
import { forgetPerson } from '../../lib/app-state.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { forgetPersonal } from '../../lib/kept.ts'
import { notifyRemarks } from '../../lib/notifications.ts'
import { paths } from '../../paths.ts'

/** Ends the session, forgets what the browser kept of the person, and starts the shop anew. (safety.md, 19) */
export async function logOut(): Promise<void> {
  try {
    await browserApi().call('auth.logout')
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    notifyRemarks(error.response)
    return
  }
  forgetPersonal()
  forgetPerson()
  window.location.assign(paths.home())
}
