import { authLogout } from '@bottega/contract/auth/calls.ts'
import { staffLogout } from '@bottega/contract/backoffice/calls.ts'
import type { Envelope } from '@bottega/contract/envelope.ts'
import { samlDoLogout } from '@bottega/contract/saml/calls.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../../lib/api/refusals.ts'
import { settingOfPage } from '../../../lib/visit/setting-of-page.ts'
import { nativeShell } from '../../../lib/visit/platform.ts'
import { restartApplication } from '../../../lib/visit/restart-application.ts'
import { paths } from '../../../paths.ts'

/** Staff have a logout call of their own; where the group's login exists, its logout is the one for customers. */
function endSession(isStaff: boolean): Promise<Envelope<{ redirectUrl?: string }>> {
  const api = browserApi()
  if (isStaff) return api.call(staffLogout)
  return settingOfPage().singleSignOn === true ? api.call(samlDoLogout) : api.call(authLogout)
}

/**
 * Ends the session, deletes what the browser stored of the customer, and reloads the shop with an empty cart. (Safety,
 * 19)
 */
export async function logOut(then: string = paths.home()) {
  const isStaff = document.documentElement.dataset['staff'] !== undefined
  const shell = nativeShell()
  if (shell && !isStaff) await (await import('./native-person.ts')).beforeLogout(shell)
  const answer = await answerOrNotify(endSession(isStaff))
  if (answer !== undefined) restartApplication(answer.data.redirectUrl ?? then)
}
