import type {
  HouseholdAnswer,
  HouseholdMemberView,
  HouseholdProposalView,
} from '@bottega/contract/household/household.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { spentInWeek } from '@bottega/rules/people/household.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { pictureAddress } from '../catalog/presenters/picture-address.ts'
import type { Membership, ProposalRow, SeenHousehold } from './household.service.ts'

interface Reading {
  language: Language
  now: Date
}

/** Limits and rights of a member are seen by the holder and by the member. */
export function presentHousehold(seen: SeenHousehold | undefined, reading: Reading): HouseholdAnswer {
  if (seen === undefined) return {}
  const { me, members, invitations, proposals } = seen
  return {
    household: {
      isHolder: me.role === 'holder',
      holderName: members.find(({ role }) => role === 'holder')?.firstName ?? '',
      members: members.map((member) => presentMember(member, me, reading.now)),
      invitations: invitations.map(({ invitationId, email, role, expiresAt }) => ({
        invitationId,
        email,
        role,
        expiresAt: expiresAt.toISOString(),
      })),
      proposals: proposals.map((one) => presentProposal(one, reading.language)),
    },
  }
}

function presentMember(member: Membership, me: Membership, now: Date): HouseholdMemberView {
  const { memberId, firstName, role, weeklyLimitCents } = member
  const isMe = memberId === me.memberId
  const terms =
    role !== 'holder' && (isMe || me.role === 'holder')
      ? { weeklyLimitCents, spentCents: spentInWeek(member, now) }
      : {}
  return { memberId, firstName, role, isMe, ...terms }
}

const presentProposal = (
  { proposalId, productId, name, pack, slug, image, createdAt, ...row }: ProposalRow,
  language: Language,
): HouseholdProposalView => ({
  proposalId,
  productId,
  name: textIn(language, name),
  description: textIn(language, pack),
  itemUrl: `/product/${slug}`,
  mediaURL: pictureAddress(image, 'thumb'),
  quantity: unitsFromThousandths(row.quantity),
  isLoose: row.sellingMode === 'loose',
  total: eurosFromCents(row.totalCents),
  memberName: row.memberName,
  proposedAt: createdAt.toISOString(),
  state: row.answer ?? 'open',
})
