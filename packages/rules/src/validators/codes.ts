import { pattern } from './verdict.ts'

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
