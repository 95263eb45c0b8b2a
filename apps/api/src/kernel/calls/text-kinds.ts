import { textKeyword, type TextKind } from '@bottega/contract/text-fields.ts'
import { holdsCardNumber } from '@bottega/rules/validators/card-number.ts'
import { tidyEmail } from '@bottega/rules/validators/email.ts'
import type { FuncKeywordDefinition } from 'ajv'

const isWritten = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

const tidied: Readonly<Record<Exclude<TextKind, 'secret'>, (text: string) => string>> = {
  free: (text) => text.normalize('NFC'),
  code: (text) => text.normalize('NFC'),
  search: (text) => text.normalize('NFC'),
  email: tidyEmail,
  voucher: (text) => text.normalize('NFC').replaceAll(/\s/g, ''),
}

/**
 * Carries out the schema's rules on a text, as it comes in: the text is written in one way however it was typed
 * (decision 794), and free text that the shop would store holds no card number, which is not repeated in the answer.
 * (Safety, 21)
 */
export const textKinds: FuncKeywordDefinition = {
  keyword: textKeyword,
  errors: false,
  modifying: true,
  validate: (kind: TextKind, value: unknown, _schema, place) => {
    if (kind === 'free' && isWritten(value) && holdsCardNumber(String(value))) return false
    if (kind !== 'secret' && typeof value === 'string' && place !== undefined)
      Object.assign(place.parentData, { [place.parentDataProperty]: tidied[kind](value) })
    return true
  },
}
