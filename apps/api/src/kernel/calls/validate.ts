import type { DescribedCall } from '@bottega/contract/area.ts'
import { isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { ShopError } from '../shop-error.ts'
import { textKinds } from './text-kinds.ts'
import { refuseUnstorable } from './unstorable-input.ts'

// Values of an address or a form are text and are converted to the type of the schema; JSON values must have it
// already.
const own = { strict: false, keywords: [textKinds], formats: { date: isShopDate } }
const lenient = new Ajv({ ...own, coerceTypes: 'array' })
const exact = new Ajv(own)

const nothing = { type: 'object' }

function fieldOf(error: ErrorObject): string {
  const missing = (error.params as { missingProperty?: string }).missingProperty
  return [error.instancePath.slice(1).replaceAll('/', '.'), missing].filter(Boolean).join('.') || error.message || ''
}

function check(validate: ValidateFunction, value: unknown): void {
  if (validate(value)) return
  const errors = validate.errors ?? []
  const cardNumber = errors.find(({ keyword }) => keyword === textKinds.keyword)
  if (cardNumber !== undefined) throw new ShopError('error.request.cardNumber', { field: fieldOf(cardNumber) })
  const [error] = errors
  throw new ShopError('error.request.invalid', { fields: error === undefined ? '' : fieldOf(error) })
}

/**
 * Refuses what the contract does not take, naming the field. Texts of the query become the numbers and booleans of the
 * schema, and every text is written as the shop stores it, in place. Throws `error.request.invalid`, and `error.request.cardNumber` for one in free text.
 *
 * A schema is compiled when it is first needed, and found by itself from then on: a start would compile hundreds that nobody
 * asks for.
 */
export function validateInput({ schema }: DescribedCall, query: unknown, body: unknown, form: boolean): void {
  refuseUnstorable(query, body)
  check(lenient.compile(schema.query ?? nothing), query)
  check((form ? lenient : exact).compile(schema.body ?? nothing), body)
}
