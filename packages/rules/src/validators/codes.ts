import { failed, passed, pattern, type Verdict } from './verdict.ts'

/** CAP; four digits are Swiss and Austrian neighbours. */
export const postalCode = pattern(/^\d{4,5}$/, 'validations.postalCode')
export const istatCode = pattern(/^\d{10}$/, 'validations.istatCode')

/**
 * The code of the recipient to which the tax agency delivers electronic invoices: seven characters, six for public
 * offices.
 */
export const sdiCode = pattern(/^[A-Z0-9]{6,7}$/, 'validations.sdiCode')
export const sevenCharacterCode = pattern(/^[A-Za-z0-9]{7}$/, 'validations.sevenCharacterCode')

/**
 * True when a text without spaces is an account number: country, two check digits, what the bank calls the account. The
 * number, its first four characters moved to the end and letters written as 10 to 35, leaves 1 when divided by 97.
 */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false
  if (text.startsWith('IT') && text.length !== 27) return false
  const digits = Array.from(text.slice(4) + text.slice(0, 4), (sign) => String(Number.parseInt(sign, 36))).join('')
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/**
 * VAT number. The specification asks for 11 or 12 digits only. Chosen: 11 digits with their check digit for Italy, 12
 * only for foreign companies; the plain reading remains as `vatNumberByLength`.
 */
export function vatNumber(typed: string, country = 'IT'): Verdict {
  const value = tidyVatNumber(typed)
  if (value === '') return passed
  if (country !== 'IT') return vatNumberByLength(value)
  return /^\d{11}$/.test(value) && hasCheckDigit(value) ? passed : failed('validations.vatNumber')
}

/** A VAT number as it is stored: people write it with blanks, dots and dashes, and the code of Italy in front. */
export function tidyVatNumber(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[\s.\p{Pd}]/gu, '')
  return plain.replace(/^IT(?=\d)/, '')
}

export function vatNumberByLength(value: string): Verdict {
  return value === '' || /^\d{11,12}$/.test(value) ? passed : failed('validations.vatNumber')
}

/** Luhn's sum over all eleven digits ends in 0; eleven zeros would pass but are not a VAT number of any company. */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .map((digit, index) => (index % 2 === 0 ? Number(digit) : doubled(Number(digit))))
    .reduce((total, worth) => total + worth, 0)
  return sum > 0 && sum % 10 === 0
}

function doubled(digit: number): number {
  return digit * 2 > 9 ? digit * 2 - 9 : digit * 2
}

/** Letters that stand for digits when two persons would have the same code (omocodia). */
const digitLetters = 'LMNPQRSTUV'
const digit = `[\\d${digitLetters}]`
const personal = new RegExp(`^[A-Z]{6}${digit}{2}[ABCDEHLMPRST]${digit}{2}[A-Z]${digit}{3}[A-Z]$`)

/** Worth in odd places of the characters 0-9, and of A-Z, by decree of 23 December 1976. */
const oddWorths = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
const letterA = 'A'.charCodeAt(0)

/**
 * Italian fiscal code: sixteen characters with their check letter, in either case, or the eleven digits of an entity. A
 * wrong shape and a wrong check letter have different texts. (Account and after-sales, section 5)
 */
export function fiscalCode(value: string): Verdict {
  if (value === '') return passed
  const code = value.toUpperCase()
  if (/^\d{11}$/.test(code)) return passed
  if (!personal.test(code)) return failed('validations.fiscalCode.format')
  return checkLetter(code) === code.at(15) ? passed : failed('validations.fiscalCode.invalid')
}

/** Tax id or fiscal code of a company. */
export const taxId = pattern(/^\d{11}$/, 'validations.taxId')

function checkLetter(code: string): string {
  const ranks = Array.from(code.slice(0, 15), rank)
  const sum = ranks.reduce((total, worth, index) => total + (index % 2 === 0 ? (oddWorths[worth] ?? 0) : worth), 0)
  return String.fromCharCode(letterA + (sum % 26))
}

/** Place of a digit among the digits, of a letter among the letters. */
function rank(character: string): number {
  return /\d/.test(character) ? Number(character) : character.charCodeAt(0) - letterA
}
