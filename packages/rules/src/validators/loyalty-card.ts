import { hasGs1CheckDigit } from './ean.ts'
import { rule, type Validator } from './verdict.ts'

/** A loyalty card of one cooperative: its prefix in front and a GS1 check digit at the end. */
export function loyaltyCard(prefix: string): Validator {
  return rule((value) => value.startsWith(prefix) && hasGs1CheckDigit(value), 'validations.loyaltyCard')
}
