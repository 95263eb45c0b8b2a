import { textKeyword, type TextKind } from '@bottega/contract/text-fields.ts'
import { holdsCardNumber } from '@bottega/rules/validators/card-number.ts'
import type { FuncKeywordDefinition } from 'ajv'

const isWritten = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/**
 * Card numbers are refused by the schema: text that the shop would store must hold none. The number is not repeated in
 * the answer. (Safety, 21)
 */
export const noCardNumbers: FuncKeywordDefinition = {
  keyword: textKeyword,
  errors: false,
  validate: (kind: TextKind, value: unknown) => kind !== 'free' || !isWritten(value) || !holdsCardNumber(String(value)),
}
