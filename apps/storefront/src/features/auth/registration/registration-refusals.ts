import type { RefusalError } from '@bottega/contract/api.ts'
import type { RegistrationField } from '@bottega/rules/people/registration.ts'
import { wordsInPlace } from '../../../lib/api/refusals.ts'

/** The parts of a registration that only the shop can judge, by the field it is about. */
const fieldByCode: Readonly<Record<string, RegistrationField>> = {
  'error.password.minChar': 'password',
  'error.password.maxChar': 'password',
  'error.password.common': 'password',
  'error.password.strict': 'password',
  'error.registration.fiscal_code.not_valid': 'fiscalCode',
}

export interface RegistrationRefusal {
  /** The field at which it is shown; below the form without one. */
  readonly field?: RegistrationField
  /** Undefined where a popup shows it. */
  readonly text: string | undefined
}

export function refusalOf(refusal: RefusalError): RegistrationRefusal {
  const field = fieldByCode[refusal.code ?? '']
  return field === undefined ? { text: wordsInPlace(refusal) } : { field, text: refusal.text }
}
