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

/** A failure of what concerns the phone alone must not block a login or logout. */
const extra = 'Shopping core, section 6: extra handling on login and logout, in the native app only'

/**
 * In the native app: the phone receives push messages for the customer who is signed in, and customers of company 32
 * are known to the marketing cloud under a key of its own. Neither happens for staff acting for a customer. (Shopping
 * core, section 6; Account and after-sales, section 4)
 */
export async function afterLogin(shell: NativeShell, user: UserView, api: Api = browserApi()): Promise<void> {
  if (isSignedIn(user) && user.ssoUser === undefined) await emptyOnFailure(extra, introduce(shell, user, api))
}

async function introduce(shell: NativeShell, { companyId }: UserView, api: Api): Promise<[]> {
  await api.call(pushRegister, { query: phoneOf(shell) })
  if (companyId !== pushCompanyId) return []
  const { data } = await api.call(marketingContactKey)
  shell.setContactKey?.(data.contactKey)
  return []
}

function phoneOf({ platform, uuid, externalId, model, platformVersion, manufacturer }: NativeShell) {
  return {
    platform,
    uuid,
    ...(externalId !== undefined && { external_id: externalId }),
    ...(model !== undefined && { model }),
    ...(platformVersion !== undefined && { platform_version: platformVersion }),
    ...(manufacturer !== undefined && { manufacturer }),
  }
}

/** Called while the session is still valid, because the shop has to know whose phone and key they are. */
export async function beforeLogout(shell: NativeShell, api: Api = browserApi()): Promise<void> {
  await emptyOnFailure(extra, takeLeave(shell, api))
  // Even when the shop refused: the app stores no key after a logout.
  shell.setContactKey?.(null)
}

async function takeLeave(shell: NativeShell, api: Api): Promise<[]> {
  const { user } = await api.call(pushUnregister, { query: { platform: shell.platform, uuid: shell.uuid } })
  if (user.companyId === pushCompanyId) await api.call(marketingRemoveContactKey)
  return []
}
