import type { UserView } from '@bottega/contract/envelope.ts'
import { isBetaTester } from '@bottega/rules/people/account.ts'

/**
 * Beta testers, and staff in their own cart; staff acting for a customer see what the customer sees. (Decision 0112)
 */
export function mayPreviewPrices({ betaTester, ssoUser }: Pick<UserView, 'betaTester' | 'ssoUser'>): boolean {
  return isBetaTester(betaTester) || (ssoUser !== undefined && ssoUser.actingUntil === undefined)
}
