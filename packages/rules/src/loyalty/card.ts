import { hasGs1CheckDigit } from '../validators/ean.ts'
import { rule, type Validator } from '../validators/verdict.ts'

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

/** A loyalty card of one cooperative: its prefix in front and a GS1 check digit at the end. */
export function loyaltyCard(prefix: string): Validator {
  return rule((value) => value.startsWith(prefix) && hasGs1CheckDigit(value), 'validations.loyaltyCard')
}
