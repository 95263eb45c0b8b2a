import { RefusalError } from '@bottega/contract/api.ts'
import type { CallName } from '@bottega/contract/calls.ts'
import { codes, type MessageCode } from '@bottega/contract/codes.ts'
import { contract } from '@bottega/contract/contract.ts'
import { Ajv, type ValidateFunction } from 'ajv'

const ajv = new Ajv({ strict: false, allErrors: true })
const compiled = new Map<CallName, ValidateFunction>()

/** Every answer a test gets is held against what the contract promises; the first difference fails the test by name. */
export function assertReply(name: CallName, data: unknown): void {
  const validate = compiled.get(name) ?? ajv.compile(contract[name].reply)
  compiled.set(name, validate)
  if (!validate(data)) throw new Error(`${name} answered against its contract: ${ajv.errorsText(validate.errors)}`)
}

const isBusiness = (code: string) => code in codes && codes[code as MessageCode] < 400

/** A refusal that the contract of the call does not name fails the test as well; guards at the door are everywhere. */
export function assertRefusal(name: CallName, error: unknown): void {
  if (!(error instanceof RefusalError) || error.code === undefined || !isBusiness(error.code)) return
  const named: readonly string[] = contract[name].refusals
  if (!named.includes(error.code)) throw new Error(`${name} does not name its refusal ${error.code}`, { cause: error })
}
