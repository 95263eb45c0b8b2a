import { RefusalError } from '@bottega/contract/api.ts'
import { speaking } from '@bottega/contract/general-failure.ts'
import { asRefusal } from '../../lib/api/refusals.ts'

/**
 * The general error, which says nothing of what failed, with the text for a change of an order in its place. What the
 * shop refuses with a reason keeps its own. (Account and after-sales, section 8, "Order edit")
 */
export const sayingOrderFailed =
  (text: string) =>
  (error: unknown): never => {
    const refusal = asRefusal(error)
    if (refusal.code !== 'error.general') throw refusal
    throw new RefusalError(speaking(refusal.response, text), refusal.user, refusal.httpStatus)
  }
