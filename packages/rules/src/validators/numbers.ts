import { pattern, rule, type Validator } from './verdict.ts'

export const integer = pattern(/^-?\d+$/, 'validations.integer')
export const number = pattern(/^-?\d+(?:\.\d+)?$/, 'validations.number')

/** A decimal number as Italians write it, `12,50`. */
export const decimalWithComma = pattern(/^-?\d+(?:,\d+)?$/, 'validations.decimal')

/** The form rule called "minimum value" is strict: the bound itself is refused. (Account and after-sales, section 5) */
export function greaterThan(bound: number): Validator {
  return rule((value) => Number(value.replace(',', '.')) > bound, 'validations.greaterThan', bound)
}
