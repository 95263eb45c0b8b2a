import { answeredProposalFor, type HouseholdRole } from '@bottega/rules/people/household.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import {
  deleteHousehold,
  deleteMember,
  findMembers,
  findMembership,
  insertHousehold,
  lockMembership,
  type Membership,
  updateMember,
} from './household.repository.ts'
import { deleteExpired, findInvitations, type InvitationRow } from './invitations.repository.ts'
import { deleteAnswered, findOpenProposals, findOwnProposals, type ProposalRow } from './proposals.repository.ts'

export type { Membership } from './household.repository.ts'
export type { ProposalRow } from './proposals.repository.ts'

export type InvitedRole = Exclude<HouseholdRole, 'holder'>

/** A household as one of it sees it: invitations are of the holder's sight alone. */
export interface SeenHousehold {
  me: Membership
  members: Membership[]
  invitations: InvitationRow[]
  proposals: ProposalRow[]
}

/** Undefined for who is in none. */
export async function householdOf(db: Reader, userId: number, now: Date): Promise<SeenHousehold | undefined> {
  const me = await findMembership(db, userId)
  if (me === undefined) return undefined
  const { householdId, memberId } = me
  const members = await findMembers(db, householdId)
  if (me.role === 'holder') {
    const invitations = await findInvitations(db, householdId, now)
    return { me, members, invitations, proposals: await findOpenProposals(db, householdId) }
  }
  const since = new Date(now.getTime() - answeredProposalFor)
  return { me, members, invitations: [], proposals: await findOwnProposals(db, memberId, since) }
}

/** Throws `error.household.already`. */
export async function openHousehold(tx: Tx, userId: number, now: Date): Promise<void> {
  if (!(await insertHousehold(tx, userId, now))) throw new ShopError('error.household.already')
}

/** Locks the household of a customer who is its holder. */
export async function lockOwnHousehold(tx: Tx, userId: number): Promise<Membership> {
  const me = await lockMembership(tx, userId)
  if (me === undefined) throw new ShopError('error.household.notFound')
  if (me.role !== 'holder') throw new ShopError('error.household.holderOnly')
  return me
}

/** Locks the household of a customer who is a member of somebody else's. */
export async function lockAsMember(tx: Tx, userId: number): Promise<Membership> {
  const me = await lockMembership(tx, userId)
  if (me === undefined) throw new ShopError('error.household.notFound')
  if (me.role === 'holder') throw new ShopError('error.household.memberOnly')
  return me
}

interface MemberTerms {
  memberId: number
  role: InvitedRole
  /** Cents; null is without a limit. */
  weeklyLimitCents: number | null
}

/** Throws `error.household.memberNotFound` also for a member of another household. */
export async function setMember(tx: Tx, userId: number, { memberId, ...terms }: MemberTerms): Promise<void> {
  const { householdId } = await lockOwnHousehold(tx, userId)
  if (!(await updateMember(tx, householdId, memberId, terms))) throw new ShopError('error.household.memberNotFound')
}

/** The same. */
export async function removeMember(tx: Tx, userId: number, memberId: number): Promise<void> {
  const { householdId } = await lockOwnHousehold(tx, userId)
  if (!(await deleteMember(tx, householdId, memberId))) throw new ShopError('error.household.memberNotFound')
}

export async function leaveHousehold(tx: Tx, userId: number): Promise<void> {
  const { householdId, memberId } = await lockAsMember(tx, userId)
  await deleteMember(tx, householdId, memberId)
}

export async function closeHousehold(tx: Tx, userId: number): Promise<void> {
  const { householdId } = await lockOwnHousehold(tx, userId)
  await deleteHousehold(tx, householdId)
}

/** For an account that is closed: its own household ends, or it is a member no more. */
export async function endHouseholdOf(tx: Tx, userId: number): Promise<void> {
  const me = await lockMembership(tx, userId)
  if (me === undefined) return
  if (me.role === 'holder') await deleteHousehold(tx, me.householdId)
  else await deleteMember(tx, me.householdId, me.memberId)
}

/** Housekeeping: invitations that have expired, and proposals some time after their answer. */
export async function purgeHouseholds({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await deleteExpired(db, now)
  await deleteAnswered(db, new Date(now.getTime() - answeredProposalFor))
}
