import type { UserView } from '@bottega/contract/envelope.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { checkSignedIn } from '../../../lib/api/check-signed-in.ts'
import { answerOrNotify } from '../../../lib/api/refusals.ts'
import { leaveForLogin } from '../../../lib/visit/leave-for-login.ts'

/** Asks whether the session is still valid; when it has ended, the login opens. A refusal is notified. */
export async function checkSession(user: UserView, operation: 'return' | 'stay'): Promise<void> {
  const signedIn = await answerOrNotify(checkSignedIn(browserApi(), user, operation))
  if (signedIn === false) leaveForLogin()
}
