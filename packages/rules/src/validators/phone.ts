import { rule } from './verdict.ts'

const mobile = /^3\d{8,9}$/
const landline = /^\d{2,4}\d{3,9}$/
const international = /^\+(?!39)[1-9]\d{6,14}$/

export const mobilePhone = rule((value) => mobile.test(nationalNumber(value)), 'validations.phone')

/** Two to four digits of area, then three to nine. (Account and after-sales, section 5) */
export const landlinePhone = rule((value) => landline.test(nationalNumber(value)), 'validations.phone')

/** Any phone that can be called: mobile, landline, or a number of another country with its prefix. */
export const phone = rule((value) => {
  const digits = nationalNumber(value)
  return mobile.test(digits) || landline.test(digits) || international.test(digits)
}, 'validations.phone')

/**
 * Without blanks, brackets, dashes of any length and the Italian prefix; other prefixes stay, written with +. A zero in
 * brackets behind another prefix is only dialled at home.
 */
function nationalNumber(value: string): string {
  const abroad = value.trim().replace(/^((?:\+|00)(?!39)\d{1,3}\s*)\(0\)/, '$1')
  const digits = abroad.replaceAll(/[\s./()\p{Pd}]/gu, '')
  return digits.replace(/^00/, '+').replace(/^\+39/, '')
}
