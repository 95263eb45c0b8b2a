import {
  marketingContactKey,
  marketingRemoveContactKey,
  pushRegister,
  pushUnregister,
} from '@bottega/contract/companies/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import type { UserView } from '@bottega/contract/envelope.ts'
import { pushCompanyId } from '@bottega/rules/people/account.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { emptyOnFailure } from '../../../lib/api/empty-on-failure.ts'
import type { NativeShell } from '../../../lib/visit/platform.ts'
import { isSignedIn } from '../../../lib/visit/shopper.ts'

/** What belongs to the phone alone keeps nobody from coming or going. */
const extra = 'Shopping core, section 6: extra handling on login and logout, in the native app only'

/**
 * In the native app: the phone takes push messages for whoever is signed in, and people of company 32 are known to the
 * marketing cloud under a key of its own. Staff carry no customer's phone. (Shopping core, section 6; Account and
 * after-sales, section 4)
 */
export async function afterLogin(shell: NativeShell, user: UserView, api: Api = browserApi()): Promise<void> {
  if (isSignedIn(user) && user.ssoUser === undefined) await emptyOnFailure(extra, introduce(shell, user, api))
}

async function introduce(shell: NativeShell, { companyId }: UserView, api: Api): Promise<[]> {
  await api.call(pushRegister, { query: { platform: shell.platform, uuid: shell.uuid } })
  if (companyId !== pushCompanyId) return []
  const { data } = await api.call(marketingContactKey)
  shell.setContactKey?.(data.contactKey)
  return []
}

/** While the session still holds, for the shop has to know whose phone and key they are. */
export async function beforeLogout(shell: NativeShell, api: Api = browserApi()): Promise<void> {
  await emptyOnFailure(extra, takeLeave(shell, api))
  // Whatever the shop made of it: the app keeps no key of somebody who leaves.
  shell.setContactKey?.(null)
}

async function takeLeave(shell: NativeShell, api: Api): Promise<[]> {
  const { user } = await api.call(pushUnregister, { query: { platform: shell.platform, uuid: shell.uuid } })
  if (user.companyId === pushCompanyId) await api.call(marketingRemoveContactKey)
  return []
}
