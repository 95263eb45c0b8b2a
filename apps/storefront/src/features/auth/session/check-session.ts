import { RefusalError } from '@bottega/contract/api.ts'
import type { UserView } from '@bottega/contract/envelope.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { checkSignedIn } from '../../../lib/api/check-signed-in.ts'
import { leaveForLogin } from '../../../lib/visit/leave-for-login.ts'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'

/** Asks whether the session still holds; where it has ended the login comes. A refusal is said. */
export async function checkSession(user: UserView, operation: 'return' | 'stay'): Promise<void> {
  try {
    if (!(await checkSignedIn(browserApi(), user, operation))) leaveForLogin()
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    notifyRemarks(error.response)
  }
}
