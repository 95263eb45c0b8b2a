import {
  householdInvitationFor,
  mostHouseholdInvitations,
  mostHouseholdMembers,
} from '@bottega/rules/people/household.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { email as isEmail } from '@bottega/rules/validators/email.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { hashToken } from '../../kernel/sessions/credentials.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { findMembers, insertMember, lockHousehold } from './household.repository.ts'
import { type InvitedRole, lockOwnHousehold } from './household.service.ts'
import { deleteInvitation, findByToken, findInvitations, insertInvitation } from './invitations.repository.ts'

/**
 * Asks an address to join. The answer is made from what was typed and is the same with and without an account behind it;
 * an address that is invited already gets no second mail. (Safety, 13)
 */
export async function invite(
  tx: Tx,
  userId: number,
  invited: { email: string; role: InvitedRole; language: Language },
  now: Date,
): Promise<void> {
  const email = invited.email.trim().toLowerCase()
  if (!isEmail(email).ok) throw new ShopError('error.email.invalid')
  const { householdId } = await lockOwnHousehold(tx, userId)
  await refuseIfFull(tx, householdId)
  const waiting = await findInvitations(tx, householdId, now)
  if (waiting.some((one) => one.email === email)) return
  if (waiting.length >= mostHouseholdInvitations)
    throw new ShopError('error.household.tooManyInvitations', { maximum: mostHouseholdInvitations })
  const expiresAt = new Date(now.getTime() + householdInvitationFor)
  const { role, language } = invited
  const invitationId = await insertInvitation(tx, { householdId, email, role, language, expiresAt }, now)
  if (invitationId !== undefined) await enqueue(tx, 'mail.householdInvited', { invitationId }, now)
}

async function refuseIfFull(tx: Tx, householdId: number): Promise<void> {
  if ((await findMembers(tx, householdId)).length >= mostHouseholdMembers)
    throw new ShopError('error.household.full', { maximum: mostHouseholdMembers })
}

export async function cancelInvitation(tx: Tx, userId: number, invitationId: number): Promise<void> {
  const { householdId } = await lockOwnHousehold(tx, userId)
  if (!(await deleteInvitation(tx, householdId, invitationId)))
    throw new ShopError('error.household.invitationNotFound')
}

/** The household that a token invites to. Throws the same whether it expired, was used or cancelled, or never existed. */
export async function readInvitation(db: Reader, token: string, now: Date) {
  const invitation = await findByToken(db, hashToken(token), now)
  if (invitation === undefined) throw new ShopError('error.household.invitationNotFound')
  return invitation
}

/** Joins once: behind the lock of the household a second press finds the invitation used. */
export async function acceptInvitation(tx: Tx, userId: number, token: string, now: Date): Promise<void> {
  const { householdId } = await readInvitation(tx, token, now)
  if (!(await lockHousehold(tx, householdId))) throw new ShopError('error.household.invitationNotFound')
  const { invitationId, role } = await readInvitation(tx, token, now)
  await refuseIfFull(tx, householdId)
  if (!(await insertMember(tx, { householdId, userId, role }, now))) throw new ShopError('error.household.already')
  await deleteInvitation(tx, householdId, invitationId)
}
