import { email } from './email.ts'
import { characters } from './text.ts'
import { failed, passed, type Verdict } from './verdict.ts'

export const loginIdentifierLength = { minimum: 5, maximum: 50 } as const

/**
 * The login beside an e-mail address. The specification has two readings: alphanumeric, or digits only.
 * Chosen is the wider one, alphanumeric.
 */
const loginIdentifierForms = {
  alphanumeric: { pattern: /^[A-Za-z0-9]+$/, message: 'validations.login.message' },
  digitsOnly: { pattern: /^\d+$/, message: 'validations.login.digits' },
} as const

/** A login, trimmed first: required, 5 to 50 characters, an e-mail address or one of the other forms. */
export function loginIdentifier(value: string, form: keyof typeof loginIdentifierForms = 'alphanumeric'): Verdict {
  const login = value.trim()
  if (login === '') return failed('validations.required')
  const { minimum, maximum } = loginIdentifierLength
  if (characters(login) < minimum) return failed('validations.login.minChar', minimum)
  if (characters(login) > maximum) return failed('validations.login.maxChar', maximum)
  const { pattern, message } = loginIdentifierForms[form]
  return pattern.test(login) || email(login).ok ? passed : failed(message)
}
