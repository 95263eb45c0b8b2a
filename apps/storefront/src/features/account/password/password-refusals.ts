import type { RefusalError } from '@bottega/contract/api.ts'
import { wordsInPlace } from '../../../lib/api/refusals.ts'

const endOfLink = new Set(['error.password.resetWrong', 'error.request.invalid'])
const ofNewPassword = new Set([
  'error.password.minChar',
  'error.password.maxChar',
  'error.password.common',
  'error.password.strict',
])

/** Whether it says that the link of a reset is no longer good; after any other refusal it may still be. */
export const endsLink = ({ code = '' }: RefusalError): boolean => endOfLink.has(code)

export interface PasswordRefusal {
  /** Beside the field of the new password, which is to be another one. */
  readonly field?: string
  /** Above the form; without either, a popup shows it. */
  readonly form?: string | undefined
}

/** The text of a refusal in a form that sets a password, and its place. */
export const passwordRefusal = (refusal: RefusalError): PasswordRefusal =>
  ofNewPassword.has(refusal.code ?? '') ? { field: refusal.text } : { form: wordsInPlace(refusal) }
