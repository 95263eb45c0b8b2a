import { consentCookies } from '@bottega/contract/consent/calls.ts'
import { updateAppState } from '../../lib/visit/app-state.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import { asRefusal } from '../../lib/api/refusals.ts'
import { preferencesCookie, type CookiePreferences } from '../../lib/storage/cookie-preferences.ts'
import { cookieTextVersion } from './text-version.ts'

export type Allowed = Pick<CookiePreferences, 'analytics' | 'profilation'>

/**
 * Stores a choice in the browser, and its proof with the shop. The choice is valid even when the shop could not store
 * it: refused cookies stay refused without a proof.
 */
export function saveChoice(allowed: Allowed, previous: CookiePreferences | undefined): void {
  const uuid = previous?.uuid ?? crypto.randomUUID()
  const choice: CookiePreferences = { technical: true, ...allowed, saveDate: new Date().toISOString(), uuid }
  document.cookie = preferencesCookie(choice)
  updateAppState({ cookiePreferences: choice })
  void prove({ ...allowed, uuid })
}

async function prove(answer: Allowed & { uuid: string }): Promise<void> {
  try {
    await browserApi().call(consentCookies, { body: { ...answer, text_version: cookieTextVersion } })
  } catch (error) {
    asRefusal(error)
  }
}
