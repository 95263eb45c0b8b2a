import type { UserView } from '@bottega/contract/envelope.ts'
import { isBetaTester } from '@bottega/rules/people/account.ts'

/** Beta testers, and staff at their own cart; who acts for a customer sees what the customer sees. (Decision 0112) */
export function mayPreviewPrices({ betaTester, ssoUser }: Pick<UserView, 'betaTester' | 'ssoUser'>): boolean {
  return isBetaTester(betaTester) || (ssoUser !== undefined && ssoUser.actingUntil === undefined)
}
