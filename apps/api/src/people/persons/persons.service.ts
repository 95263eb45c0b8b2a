import type { Language } from '@bottega/rules/text/language.ts'
import { isMasterAccount } from '@bottega/rules/people/account.ts'
import { email as isEmail } from '@bottega/rules/validators/email.ts'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import {
  type Addressed,
  agree,
  countPersons,
  deleteLapsed,
  deleteOwn,
  deleteRelation,
  insertInvitation,
  listMasters,
  listPersons,
  lockInvitation,
  lockMaster,
  type MasterRow,
  type PersonRow,
} from './persons.repository.ts'

/** The buyers of a company; more would be a mailing list. */
export const mostPersons = 50

/** An invitation without an answer lapses, and its address is deleted. */
const invitationFor = 30 * 86_400_000
const standingSince = (now: Date) => new Date(now.getTime() - invitationFor)

export const personsOf = (db: Reader, { userId }: SessionUser, now: Date): Promise<PersonRow[]> =>
  listPersons(db, userId, standingSince(now))

export const mastersOf = (db: Reader, user: Addressed, now: Date): Promise<MasterRow[]> =>
  listMasters(db, user, standingSince(now))

/**
 * Asks an address whether the master account may see the orders of its customer. The answer is made from what was typed
 * and is the same with and without an account behind it; an address that is invited already gets no second mail.
 */
export async function invitePerson(
  db: Db,
  master: SessionUser,
  invited: { email: string; language: Language },
  now: Date,
): Promise<void> {
  if (!isMasterAccount(master.userTypeId)) throw new ShopError('error.persons.notMaster')
  const email = invited.email.trim().toLowerCase()
  if (!isEmail(email).ok) throw new ShopError('error.email.invalid')
  if (email === master.email.toLowerCase()) throw new ShopError('error.persons.self')
  await db.transaction(async (tx) => {
    const masterId = master.userId
    await lockMaster(tx, masterId)
    const since = standingSince(now)
    if ((await countPersons(tx, masterId, since)) >= mostPersons)
      throw new ShopError('error.persons.tooMany', { maximum: mostPersons })
    const invitation = { masterId, email, language: invited.language, invitedAt: now }
    const accountPersonId = await insertInvitation(tx, invitation, since)
    if (accountPersonId !== undefined) await enqueue(tx, 'mail.personInvited', { accountPersonId }, now)
  })
}

/** Answers whose invitation it was. A no deletes it, and tells the master account nothing but that. */
export const answerInvitation = (db: Db, person: SessionUser, id: number, agreed: boolean, now: Date) =>
  db.transaction(async (tx): Promise<MasterRow> => {
    const invitation = await lockInvitation(tx, person, id, standingSince(now))
    if (invitation === undefined) throw new ShopError('error.persons.notFound')
    const isNew = agreed && (await agree(tx, id, invitation.masterId, person.userId, now))
    if (!isNew) await deleteRelation(tx, id)
    return invitation
  })

/** From then on the master account sees no order of the person, earlier ones included. */
export async function endRelation(db: Reader, user: SessionUser, id: number): Promise<void> {
  if (!(await deleteOwn(db, user, id))) throw new ShopError('error.persons.notFound')
}

export const purgeInvitations = (db: Reader, now: Date): Promise<number> => deleteLapsed(db, standingSince(now))
