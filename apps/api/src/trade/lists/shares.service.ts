import type { ListShareView } from '@bottega/contract/lists/lists.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { email as isEmail } from '@bottega/rules/validators/email.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { ListGrant } from './lists.tables.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { type ListRow, lockList } from './lists.repository.ts'
import { visibleList } from './lists.service.ts'
import {
  deleteShare,
  deleteShareOf,
  findInvitation,
  findShares,
  insertShare,
  takeUpShares,
  updateGrant,
} from './shares.repository.ts'

/** A household and its friends; what a list is not is a mailing list. */
const mostShares = 20

/** A list of the customer's own; one of another's that they may see says so. */
async function ownList(db: Reader, userId: number, listId: number): Promise<ListRow> {
  const list = await visibleList(db, userId, listId)
  if (list.grant !== 'OWNER') throw new ShopError('error.list.ownerOnly')
  return list
}

export async function sharesOf(db: Reader, userId: number, listId: number): Promise<ListShareView[]> {
  await ownList(db, userId, listId)
  return findShares(db, listId)
}

/** The address as it is stored and compared. */
export function invitedAddress(sent: string): string {
  const address = sent.trim().toLowerCase()
  if (!isEmail(address).ok) throw new ShopError('error.list.emailInvalid')
  return address
}

interface Sharing {
  listId: number
  /** By `invitedAddress`. */
  email: string
  grant: ListGrant
  /** Of the owner's page. */
  language: Language
}

/**
 * Shares a list with an address, or changes what the address may do. The answer is made from what the owner typed and
 * never tells whether there is an account with it; only the mail, which the address itself gets, knows. (Safety, 13)
 */
export async function shareList(
  tx: Tx,
  owner: { userId: number; email: string },
  sharing: Sharing,
  now: Date,
): Promise<ListShareView[]> {
  const { listId, email } = sharing
  await ownList(tx, owner.userId, listId)
  if (email === owner.email.toLowerCase()) throw new ShopError('error.list.shareWithSelf')
  await lockList(tx, listId)
  const share = { ...sharing, invitedAt: now }
  if (!(await updateGrant(tx, share))) {
    const { shares } = await ownList(tx, owner.userId, listId)
    if (shares >= mostShares) throw new ShopError('error.list.tooManyShares', { maximum: mostShares })
    const shareId = await insertShare(tx, share)
    await enqueue(tx, 'mail.listShared', { shareId }, now)
  }
  return findShares(tx, listId)
}

/** Ends an access; a guest who is editing waits for the lock or is waited for, and writes nothing afterwards. */
export async function unshareList(tx: Tx, userId: number, listId: number, email: string): Promise<ListShareView[]> {
  await ownList(tx, userId, listId)
  await lockList(tx, listId)
  await deleteShare(tx, listId, email.trim().toLowerCase())
  return findShares(tx, listId)
}

/** A guest does without the list from now on. */
export async function leaveList(tx: Tx, userId: number, listId: number): Promise<void> {
  const { grant } = await visibleList(tx, userId, listId)
  if (grant !== 'OWNER') await deleteShareOf(tx, listId, userId)
}

/** At sign-in: a customer gets the lists their confirmed address was invited to meanwhile. */
export const takeUpInvitations = (tx: Tx, userId: number): Promise<void> => takeUpShares(tx, userId)

/** Undefined once the access was taken away: then no mail speaks of it. */
export const invitationFacts = (db: Reader, shareId: number) => findInvitation(db, shareId)
