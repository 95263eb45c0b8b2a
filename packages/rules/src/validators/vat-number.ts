import { failed, passed, type Verdict } from './verdict.ts'

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
