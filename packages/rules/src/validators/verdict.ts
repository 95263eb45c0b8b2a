/**
 * Keys of the texts a form shows under a field; the words are in the message files. (Account and after-sales, section
 * 5)
 */
export type ValidationMessage =
  | 'validations.required'
  | 'validations.phone'
  | 'validations.postalCode'
  | 'validations.istatCode'
  | 'validations.password.minChar'
  | 'validations.password.maxChar'
  | 'validations.password.strict'
  | 'validations.password.common'
  | 'validations.minDigits'
  | 'validations.minCapitals'
  | 'validations.minSymbols'
  | 'validations.email'
  | 'validations.fiscalCode.format'
  | 'validations.fiscalCode.invalid'
  | 'validations.taxId'
  | 'validations.vatNumber'
  | 'validations.sdiCode'
  | 'validations.sevenCharacterCode'
  | 'validations.date'
  | 'validations.fourDigitYear'
  | 'validations.noSuchDay'
  | 'validations.futureDay'
  | 'validations.adult'
  | 'validations.name'
  | 'validations.peopleName'
  | 'validations.alpha'
  | 'validations.alphanumeric'
  | 'validations.integer'
  | 'validations.number'
  | 'validations.decimal'
  | 'validations.idDocument'
  | 'validations.url'
  | 'validations.exactLength'
  | 'validations.oneOfLengths'
  | 'validations.minLength'
  | 'validations.maxLength'
  | 'validations.greaterThan'
  | 'validations.loyaltyCard'
  | 'validations.login.message'
  | 'validations.login.digits'
  | 'validations.login.minChar'
  | 'validations.login.maxChar'
  | 'validations.ean'
  | 'validations.lotteryCode'
  | 'validations.latinLetters'

/** `count` fills the number of a text such as "at least N characters"; null where the text has none. */
export type Verdict =
  { readonly ok: true } | { readonly ok: false; readonly message: ValidationMessage; readonly count: number | null }

/** A rule over what stands in a field. Every rule but `required` and `checkbox` passes an empty field. */
export type Validator = (value: string) => Verdict

export const passed: Verdict = { ok: true }

export function failed(message: ValidationMessage, count: number | null = null): Verdict {
  return { ok: false, message, count }
}

/**
 * A rule that passes empty fields and otherwise whatever the test holds for. The test sees an accent in one character with its letter,
 * as it is stored, however the keyboard or the clipboard writes it.
 */
export function rule(
  isValid: (value: string) => boolean,
  message: ValidationMessage,
  count: number | null = null,
): Validator {
  return (value) => (value === '' || isValid(value.normalize('NFC')) ? passed : failed(message, count))
}

export function pattern(expression: RegExp, message: ValidationMessage): Validator {
  return rule((value) => expression.test(value), message)
}

/** First complaint of several rules, in their order. */
export function every(...validators: readonly Validator[]): Validator {
  return (value) => {
    for (const validate of validators) {
      const verdict = validate(value)
      if (!verdict.ok) return verdict
    }
    return passed
  }
}
