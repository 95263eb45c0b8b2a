import { hasGs1CheckDigit } from '../validators/ean.ts'

/** Of the range GS1 leaves to shops for their own use. */
export const usualCardPrefix = '29'

/** Of what the holder of a card agrees to; raise it with the wording of the page. */
export const cardAgreementVersion = '2026-11'

/** The digits of a number written in groups. */
export const cardDigits = (typed: string): string => typed.replaceAll(/[\s.-]/g, '')

/** A number of 13 digits of the cooperative, with its check digit. */
export function isCardNumber(digits: string, prefix: string): boolean {
  return digits.length === 13 && digits.startsWith(prefix) && hasGs1CheckDigit(digits)
}
