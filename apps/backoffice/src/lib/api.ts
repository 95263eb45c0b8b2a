import type { Api } from '@bottega/contract/api.ts'
import { createClient } from '@bottega/contract/client.ts'
import { chosenLocale } from './settings.ts'

/** Set by the shell: what follows when the session has ended, and the text for a call without an answer. */
export const onApi = {
  sessionEnded: () => {},
  generalError: () => '',
}

const session = crypto.randomUUID()

/** The shop's calls; the credential is a cookie that no script can read. */
export const api: Api = createClient({
  // Looked up with each call: a test, or a tool of the browser, may have replaced it since.
  fetch: (input, init) => fetch(input, init),
  language: chosenLocale,
  session: () => session,
  clientUuid: () => session,
  generalError: () => onApi.generalError(),
  onSessionExpired: () => onApi.sessionEnded(),
})
