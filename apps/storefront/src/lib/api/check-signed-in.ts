import { authTest } from '@bottega/contract/auth/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import type { UserView } from '@bottega/contract/envelope.ts'
import { isSignedIn } from '../visit/shopper.ts'

/**
 * Whether a customer is signed in: false at once for an anonymous cart, otherwise the shop is asked. `operation` tells
 * the shop what for. (Shopping core, section 4)
 */
export async function checkSignedIn(api: Api, cartUser: UserView, operation: string): Promise<boolean> {
  if (!isSignedIn(cartUser)) return false
  const { data } = await api.call(authTest, { query: { operation } })
  return isSignedIn(data.user)
}
