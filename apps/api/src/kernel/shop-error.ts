import type { MessageCode } from '@bottega/contract/codes.ts'
import type { MessageArguments } from '@bottega/contract/texts/text-of.ts'

/**
 * An expected refusal. `values` fill the public text; `detail` is for the log only and never leaves the server.
 * Bugs throw ordinary errors and surface as the general message.
 */
export class ShopError extends Error {
  override readonly name = 'ShopError'
  readonly code: MessageCode
  readonly values: MessageArguments
  readonly detail: string | undefined

  constructor(code: MessageCode, values: MessageArguments = {}, detail?: string) {
    super(code)
    this.code = code
    this.values = values
    this.detail = detail
  }
}
