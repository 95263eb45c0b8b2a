import { characters } from './text.ts'
import { every, failed, passed, rule, type Validator } from './verdict.ts'

/**
 * Lengths of a password. The specification has three readings for setting one (at least 6, at least 8, 8 to 25 with a
 * composition rule). Chosen: 8 to 128 and not a common one; the composition rule stays as `strictPassword`; logging in
 * accepts the old minimum.
 */
export const passwordLength = { loginMinimum: 6, minimum: 8, maximum: 128, strictMaximum: 25 } as const

const symbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~€£'

/** A password typed to log in. */
export const loginPassword = lengthFrom(passwordLength.loginMinimum)

/** The stricter variant of the length rule alone. */
export const longerPassword = lengthFrom(passwordLength.minimum)

/** The reading a shop has chosen: a length and no common password, or the composition rule beside it. */
export type PasswordRule = 'length' | 'strict'

/** A password being set. The caller knows which ones are common. */
export function newPassword(isCommon: (password: string) => boolean, inForce: PasswordRule = 'length'): Validator {
  return every(
    ...(inForce === 'strict' ? [strictPassword] : []),
    longerPassword,
    rule(
      (value) => characters(value) <= passwordLength.maximum,
      'validations.password.maxChar',
      passwordLength.maximum,
    ),
    (value) => (value !== '' && isCommon(value) ? failed('validations.password.common') : passed),
  )
}

/** The other reading: 8 to 25 characters with a lowercase, an uppercase, a digit and a special character. */
export const strictPassword = rule((value) => {
  const length = characters(value)
  const isLongEnough = length >= passwordLength.minimum && length <= passwordLength.strictMaximum
  return (
    isLongEnough && /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) && /\d/.test(value) && countIn(value, symbols) > 0
  )
}, 'validations.password.strict')

export function minDigits(count: number): Validator {
  return rule((value) => matches(value, /\d/g) >= count, 'validations.minDigits', count)
}

export function minCapitals(count: number): Validator {
  return rule((value) => matches(value, /\p{Lu}/gu) >= count, 'validations.minCapitals', count)
}

/** `set` replaces the usual symbols where a form has its own. */
export function minSymbols(count: number, set: string = symbols): Validator {
  return rule((value) => countIn(value, set) >= count, 'validations.minSymbols', count)
}

function lengthFrom(minimum: number): Validator {
  return rule((value) => characters(value) >= minimum, 'validations.password.minChar', minimum)
}

function matches(value: string, expression: RegExp): number {
  return value.match(expression)?.length ?? 0
}

function countIn(value: string, set: string): number {
  return Array.from(value).filter((character) => set.includes(character)).length
}
