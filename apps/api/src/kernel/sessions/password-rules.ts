import { newPassword, passwordLength, type PasswordRule } from '@bottega/rules/validators/password.ts'
import type { ValidationMessage } from '@bottega/rules/validators/verdict.ts'
import { dictionary } from '@zxcvbn-ts/language-common'
import { ShopError } from '../shop-error.ts'

// About 49,000 passwords of earlier leaks, all in small letters.
const leaked = new Set(dictionary['passwords-common'])

/** Whether it is among the first an attacker tries, whatever the case of its letters. */
export const isCommonPassword = (password: string) => leaked.has(password.toLowerCase())

const refusals = {
  'validations.password.minChar': 'error.password.minChar',
  'validations.password.maxChar': 'error.password.maxChar',
  'validations.password.common': 'error.password.common',
  'validations.password.strict': 'error.password.strict',
} as const satisfies Partial<Record<ValidationMessage, string>>

/**
 * Refuses a weak password: too short, too long, a common one, or a name of the account itself. Every call
 * that sets a password asks here, with the rule of the shop where it is a customer's. (Safety, 13)
 */
export function refuseWeakPassword(password: string, ownNames: readonly string[], rule: PasswordRule = 'length'): void {
  const names = new Set(ownNames.map((name) => name.trim().toLowerCase()))
  const verdict = newPassword((value) => isCommonPassword(value) || names.has(value.toLowerCase()), rule)(password)
  if (verdict.ok) {
    if (password === '') throw new ShopError('error.password.minChar', { count: passwordLength.minimum })
    return
  }
  const code = refusals[verdict.message as keyof typeof refusals]
  throw new ShopError(code, verdict.count === null ? {} : { count: verdict.count })
}
