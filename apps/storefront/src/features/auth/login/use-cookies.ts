import { authTest } from '@bottega/contract/auth/calls.ts'
import { useSyncExternalStore } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { asRefusal } from '../../../lib/api/refusals.ts'
import { isSignedIn } from '../../../lib/visit/shopper.ts'

const never = () => () => {}

/** Whether the browser says that it takes cookies; one may say so and still drop them. */
export const useCookiesEnabled = () =>
  useSyncExternalStore(
    never,
    () => navigator.cookieEnabled,
    () => true,
  )

/**
 * Whether the browser has kept the session it was just given. Scripts cannot see its cookie, so the shop is asked; where
 * it does not answer, nothing speaks against the login.
 */
export async function isSessionKept(): Promise<boolean> {
  try {
    const { user } = await browserApi().call(authTest)
    return isSignedIn(user)
  } catch (error) {
    asRefusal(error)
    return true
  }
}
