import { anonymousUserId } from '@bottega/rules/people/account.ts'
import { RefusalError } from './api.ts'
import type { EnvelopeResponse, UserView } from './envelope.ts'
import { silence } from './silence.ts'

export const anonymousUser = { userId: anonymousUserId } as UserView

/** The same answer with the general error added to whatever else it says. */
export function speaking(response: EnvelopeResponse, text: string): EnvelopeResponse {
  return { ...response, errors: [{ error: text, code: 'error.general' }], errorsMessage: [text] }
}

/** For when the shop could not be reached; `text` is the general error in the shopper's language. */
export const generalFailure = (text: string) =>
  new RefusalError(speaking({ ...silence, status: 1 }, text), anonymousUser, 0)
