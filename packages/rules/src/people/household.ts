import { mondayOf, type ShopDate, shopDate } from '../delivery/shop-calendar.ts'
import type { Cents } from '../money/cents.ts'

/** A household with its holder. (decision 863) */
export const mostHouseholdMembers = 8
/** Invitations that wait for an answer. */
export const mostHouseholdInvitations = 8
/** Lines of one member that wait for the holder. */
export const mostProposedLines = 200
/** The highest weekly limit a holder can set. */
export const highestWeeklyLimit: Cents = 1_000_000

const hour = 3_600_000

/** Milliseconds for which the link of an invitation is good. */
export const householdInvitationFor = 7 * 24 * hour
/** Milliseconds for which an answered proposal is stored, so that the member can see what happened. */
export const answeredProposalFor = 30 * 24 * hour

export type HouseholdRole = 'holder' | 'adult' | 'child'

/** Cents a member handed over in the week that begins on that Monday; null before the first time. */
export interface WeekOfMember {
  readonly week: ShopDate | null
  readonly spentCents: Cents
}

/** The Monday of the shop's week. */
export const weekAt = (now: Date): ShopDate => mondayOf(shopDate(now))

/** Cents handed over in the shop's week of an instant. */
export const spentInWeek = ({ week, spentCents }: WeekOfMember, now: Date): Cents =>
  week === weekAt(now) ? spentCents : 0

interface Spender extends WeekOfMember {
  readonly role: HouseholdRole
  /** Null is without a limit. */
  readonly weeklyLimitCents: Cents | null
}

/** Whether goods of that value go into the cart of the holder at once; else they are proposed. */
export function movesAtOnce(member: Spender, cents: Cents, now: Date): boolean {
  if (member.role !== 'adult') return false
  return member.weeklyLimitCents === null || spentInWeek(member, now) + cents <= member.weeklyLimitCents
}

/** Whether a mail may tell the holder of proposals again: one an hour at most. */
export const mayTellHolder = (toldAt: Date | null, now: Date): boolean =>
  toldAt === null || now.getTime() - toldAt.getTime() >= hour
