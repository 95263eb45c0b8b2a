import { RefusalError } from '@bottega/contract/api.ts'
import { emptyOnFailure } from '../../../lib/api/empty-on-failure.ts'

/** Whether a reset call succeeded; its failure is dropped, and the page says how to go on. */
export async function succeeds(call: Promise<unknown>): Promise<boolean> {
  const clause =
    'Account and after-sales, section 8: password reset calls return the response on status 0, otherwise the failure is dropped'
  const answers = await emptyOnFailure(
    clause,
    call.then(() => [true]),
  )
  return answers.length > 0
}

/** What a form says of a password that the shop does not take; undefined for every other failure. */
export function passwordRefusal(error: unknown): string | undefined {
  const codes = ['error.password.minChar', 'error.password.maxChar', 'error.password.common', 'error.password.strict']
  return error instanceof RefusalError && codes.includes(error.code ?? '') ? error.text : undefined
}
