import { messageOf, type MessageCode } from '@bottega/contract/codes.ts'
import type { Envelope, EnvelopeMessage, Remark, UserView } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { fieldNames } from '@bottega/contract/texts/field-names.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { textOf, type MessageArguments } from '@bottega/contract/texts/text-of.ts'

function message<Name extends 'error' | 'info' | 'warning'>(
  name: Name,
  code: MessageCode,
  values: MessageArguments | undefined,
  language: Language,
): EnvelopeMessage<Name> {
  const text = textOf(code, language, inWords(values, language))
  return { [name]: text, code, ...(values === undefined ? {} : { values }) } as EnvelopeMessage<Name>
}

/** The text names fields as people do; `values` keeps the names of the wire, by which pages find their fields. */
function inWords(values: MessageArguments = {}, language: Language): MessageArguments {
  return { ...values, fields: fieldNames(String(values['fields'] ?? ''), language) }
}

/** Status 0 with the answer's remarks in the shopper's language. */
export function successEnvelope<Data>(
  data: Data,
  user: UserView,
  language: Language,
  infos: readonly Remark[] = [],
  warnings: readonly Remark[] = [],
): Envelope<Data> {
  const texts = infos.map((one) => message('info', one.code, one.values, language))
  const warned = warnings.map((one) => message('warning', one.code, one.values, language))
  return {
    response: {
      ...silence,
      infos: texts,
      warnings: warned,
      infosMessage: texts.map((one) => one.info),
      warningsMessage: warned.map((one) => one.warning),
    },
    user,
    data,
  }
}

/** A refusal: one error, the status of its code (never 0, so that no client takes it for success). */
export function refusalEnvelope(
  code: MessageCode,
  values: MessageArguments | undefined,
  user: UserView,
  language: Language,
): Envelope<Record<string, never>> {
  const error = message('error', code, values, language)
  return {
    response: { ...silence, status: messageOf(code).status || 2, errors: [error], errorsMessage: [error.error] },
    user,
    data: {},
  }
}
