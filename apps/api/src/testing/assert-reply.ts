import { RefusalError } from '@bottega/contract/api.ts'
import { describe } from '@bottega/contract/areas.ts'
import type { Call } from '@bottega/contract/call.ts'
import { isMessageCode, messageOf } from '@bottega/contract/codes.ts'
import { Ajv, type ValidateFunction } from 'ajv'

const ajv = new Ajv({ strict: false, allErrors: true })
const compiled = new Map<string, ValidateFunction>()

/** Every answer a test gets is held against what the contract promises; the first difference fails the test by name. */
export function assertReply(call: Call, data: unknown): void {
  const { name, schema } = describe(call)
  const validate = compiled.get(name) ?? ajv.compile(schema.reply)
  compiled.set(name, validate)
  if (!validate(data)) throw new Error(`${name} answered against its contract: ${ajv.errorsText(validate.errors)}`)
}

const isBusiness = (code: string) => isMessageCode(code) && messageOf(code).status < 400

/** A refusal that the contract of the call does not name fails the test as well; guards at the door are everywhere. */
export function assertRefusal(call: Call, error: unknown): void {
  if (!(error instanceof RefusalError) || error.code === undefined || !isBusiness(error.code)) return
  const { name, schema } = describe(call)
  const named: readonly string[] = schema.refusals
  if (!named.includes(error.code)) throw new Error(`${name} does not name its refusal ${error.code}`, { cause: error })
}
