import { RefusalError } from '@bottega/contract/api.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { notifyRemarks } from '../../lib/notifications.ts'
import { paths } from '../../paths.ts'

/** Names this browser, not the person: it stays. */
const notPersonal = new Set(['client_uuid'])

/** Ends the session, forgets what the browser kept of the person, and starts the shop anew. (safety.md, 19) */
export async function logOut(): Promise<void> {
  try {
    await browserApi().call('auth.logout')
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    notifyRemarks(error.response)
    return
  }
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (!notPersonal.has(key)) localStorage.removeItem(key)
  window.location.assign(paths.home())
}
