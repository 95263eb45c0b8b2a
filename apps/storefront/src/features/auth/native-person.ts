import type { Api } from '@bottega/contract/api.ts'
import type { UserView } from '@bottega/contract/envelope.ts'
import { pushCompanyId } from '@bottega/rules/people/account.ts'
import { browserApi } from '../../lib/browser-api.ts'
import type { NativeShell } from '../../lib/platform.ts'
import { isSignedIn } from '../../lib/shopper.ts'

/**
 * In the native app: the phone takes push messages for whoever is signed in, and people of company 32 are known to the
 * marketing cloud under a key of its own. (Shopping core, section 6; account spec, section 4)
 */
export async function afterLogin(shell: NativeShell, user: UserView, api: Api = browserApi()): Promise<void> {
  if (!isSignedIn(user)) return
  await api.call('push.register', { query: { platform: shell.platform, uuid: shell.uuid } })
  if (user.companyId !== pushCompanyId) return
  const { data } = await api.call('marketing.contactKey')
  shell.setContactKey?.(data.contactKey)
}

/** While the session still holds, for the shop has to know whose phone and key they are. */
export async function beforeLogout(shell: NativeShell, api: Api = browserApi()): Promise<void> {
  const { user } = await api.call('push.unregister', { query: { platform: shell.platform, uuid: shell.uuid } })
  if (user.companyId !== pushCompanyId) return
  await api.call('marketing.removeContactKey')
  shell.setContactKey?.(null)
}
