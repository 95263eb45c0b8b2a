import type { Language } from '@bottega/rules/text/language.ts'
import { billingFieldNames } from './billing-field-names.ts'
import { messageOf, type MessageCode } from '../codes.ts'
import { fill } from '@bottega/rules/text/fill.ts'
import { withWait } from './wait.ts'

export type MessageArguments = Record<string, string | number>

/** The message in the shopper's language. */
export function textOf(code: MessageCode, language: Language, values: MessageArguments = {}): string {
  return fill(messageOf(code)[language], withFields(withWait(values, language), language))
}

/** Fields of an invoice stand in the language of the text. */
function withFields(values: MessageArguments, language: Language): MessageArguments {
  const { billingFields } = values
  return typeof billingFields === 'string'
    ? { ...values, billingFields: billingFieldNames(billingFields, language) }
    : values
}
