import type { Language } from '@bottega/rules/text/language.ts'
import type { Tx } from '../../kernel/database/database.ts'
import {
  household,
  householdInvitation,
  householdMember,
  householdProposal,
} from '../../trade/household/household.tables.ts'
import { sampleGoods } from './sample-goods.ts'

/** An invitation, and goods that wait for the holder. */
export interface HouseholdSample {
  householdId: number
  invitationId: number
}

/** The household of the customer of the preview, who proposes to themselves: there is nobody else. */
export async function sampleHousehold(
  tx: Tx,
  { userId, email, language }: { userId: number; email: string; language: Language },
  expiresAt: Date,
): Promise<HouseholdSample> {
  const [made] = await tx.insert(household).values({ holderId: userId }).returning({ id: household.id })
  const householdId = made?.id ?? 0
  const [member] = await tx
    .insert(householdMember)
    .values({ householdId, userId, role: 'holder' })
    .returning({ id: householdMember.id })
  const goods = await sampleGoods(tx, 2)
  const wanted = { memberId: member?.id ?? 0, quantity: 1000, totalCents: 199, acceptAlternatives: true }
  if (goods.length > 0)
    await tx.insert(householdProposal).values(goods.map((productId) => Object.assign({ productId }, wanted)))
  const [invitation] = await tx
    .insert(householdInvitation)
    .values({ householdId, email, role: 'adult', language, expiresAt })
    .returning({ id: householdInvitation.id })
  return { householdId, invitationId: invitation?.id ?? 0 }
}
