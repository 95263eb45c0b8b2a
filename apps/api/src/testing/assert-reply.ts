import type { CallName } from '@bottega/contract/calls.ts'
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
