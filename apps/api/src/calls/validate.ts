import type { DescribedCall } from '@bottega/contract/area.ts'
import { describedCalls } from '@bottega/contract/areas.ts'
import type { CallSchema } from '@bottega/contract/call-schema.ts'
import { isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { noCardNumbers } from './card-numbers.ts'
import { ShopError } from '../shop-error.ts'
import { refuseUnstorable } from './unstorable-input.ts'

// Values of an address or a form are text and are converted to the type of the schema; JSON values must have it
// already.
const own = { strict: false, keywords: [noCardNumbers], formats: { date: isShopDate } }
const lenient = new Ajv({ ...own, coerceTypes: 'array' })
const exact = new Ajv(own)

interface Validators {
  query: ValidateFunction
  body: ValidateFunction
  form: ValidateFunction
}

const nothing = { type: 'object' }
const compile = (schema: CallSchema): Validators => ({
  query: lenient.compile(schema.query ?? nothing),
  body: exact.compile(schema.body ?? nothing),
  form: lenient.compile(schema.body ?? nothing),
})
const validators = new Map([...describedCalls.values()].map(({ name, schema }) => [name, compile(schema)]))

function fieldOf(error: ErrorObject): string {
  const missing = (error.params as { missingProperty?: string }).missingProperty
  return [error.instancePath.slice(1).replaceAll('/', '.'), missing].filter(Boolean).join('.') || error.message || ''
}

function check(validate: ValidateFunction, value: unknown): void {
  if (validate(value)) return
  const errors = validate.errors ?? []
  const cardNumber = errors.find(({ keyword }) => keyword === noCardNumbers.keyword)
  if (cardNumber !== undefined) throw new ShopError('error.request.cardNumber', { field: fieldOf(cardNumber) })
  const [error] = errors
  throw new ShopError('error.request.invalid', { fields: error === undefined ? '' : fieldOf(error) })
}

/**
 * Refuses what the contract does not take, naming the field. Texts of the query become the numbers and booleans of the
 * schema, in place. Throws `error.request.invalid`, and `error.request.cardNumber` for one in free text.
 */
export function validateInput({ name, schema }: DescribedCall, query: unknown, body: unknown, form: boolean): void {
  refuseUnstorable(query, body)
  const { query: checkQuery, body: checkBody, form: checkForm } = validators.get(name) ?? compile(schema)
  check(checkQuery, query)
  check(form ? checkForm : checkBody, body)
}
