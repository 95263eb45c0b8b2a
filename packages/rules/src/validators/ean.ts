import { rule } from './verdict.ts'

/** Check digit of GS1 numbers (EAN, loyalty cards) for the digits before it: weights 3 and 1 from the right. */
export function gs1CheckDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** True when the last of these digits checks the others. */
export function hasGs1CheckDigit(digits: string): boolean {
  return /^\d{2,}$/.test(digits) && gs1CheckDigit(digits.slice(0, -1)) === Number(digits.at(-1))
}

export function isEan13(code: string): boolean {
  return code.length === 13 && hasGs1CheckDigit(code)
}

export const ean13 = rule(isEan13, 'validations.ean')
