import { failed, passed, pattern, type Verdict } from './verdict.ts'

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
