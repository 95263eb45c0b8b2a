import { erasesAfter } from '@bottega/rules/people/account-state.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { endHouseholdOf } from '../household/household.service.ts'
import { hasOpenDues } from '../dues/dues.service.ts'
import { enqueue, enqueueEach } from '../../kernel/outbox/outbox.service.ts'
import { owesOnAccount } from '../payments/payment-offer.ts'
import { savedPaymentsOf } from '../payments/saved-payments.service.ts'
import { hashToken, newToken } from '../../kernel/sessions/credentials.ts'
import { endLogins } from '../../kernel/sessions/other-logins.ts'
import {
  type AccountDeletion,
  closeAccount,
  deleteDeletion,
  findAccountToErase,
  findByLink,
  findDeletion,
  findDue,
  hasOpenOrders,
  insertRequest,
  lockCustomer,
  markErased,
  storeToken,
  type ToErase,
} from './deletion.repository.ts'
import { erasePerson } from './erasure.repository.ts'

export type { ToErase } from './deletion.repository.ts'

/** Of the link that confirms. (Safety, 16) The one that takes back is good until the data is erased. */
const confirmableFor = 30 * 60_000

/** The number of accounts one run of the job hands on. */
const atOnce = 100

/** Orders under way and money that is owed hold a deletion back. (Account and after-sales, section 1) */
async function refuseWhileOpen(db: Reader, userId: number): Promise<void> {
  if (await hasOpenOrders(db, userId)) throw new ShopError('error.account.openOrders')
  if ((await owesOnAccount(db, userId)) || (await hasOpenDues(db, userId)))
    throw new ShopError('error.account.unpaidDues')
}

/** `record` writes what belongs to the request in its transaction: who asked for it in the back office. */
export function requestDeletion(
  shop: Shop,
  userId: number,
  now: Date,
  record?: (tx: Tx) => Promise<void>,
): Promise<void> {
  return shop.db.transaction(async (tx) => {
    await refuseWhileOpen(tx, userId)
    await record?.(tx)
    await insertRequest(tx, userId, now)
    await enqueue(tx, 'mail.accountDeletion', { userId }, now)
  })
}

/** The token is made when its mail is written. Undefined when there is nothing to confirm or take back any more. */
export async function issueDeletionToken(shop: Shop, userId: number): Promise<string | undefined> {
  const deletion = await findDeletion(shop.db, userId)
  if (deletion === undefined || deletion.erasedAt !== null) return undefined
  const token = newToken()
  const expiresAt = deletion.eraseAfter ?? new Date(shop.clock().getTime() + confirmableFor)
  await storeToken(shop.db, userId, hashToken(token), expiresAt)
  return token
}

export interface DeletionLink {
  login: string
  token: string
}

async function deletionOf(db: Reader, { login, token }: DeletionLink, now: Date): Promise<AccountDeletion> {
  const deletion = await findByLink(db, login.trim(), hashToken(token), now)
  if (deletion === undefined) throw new ShopError('error.account.deletionLink')
  return deletion
}

export async function checkDeletionLink(shop: Shop, link: DeletionLink, now: Date) {
  const { eraseAfter } = await deletionOf(shop.db, link, now)
  return eraseAfter === null
    ? { step: 'confirm' as const }
    : { step: 'withdraw' as const, eraseAfter: eraseAfter.toISOString() }
}

/** Closes the account: sessions and logins end, and its data is erased when the days to take it back are over. */
export function confirmDeletion(shop: Shop, link: DeletionLink, now: Date): Promise<Date> {
  return shop.db.transaction(async (tx) => {
    const { userId } = await deletionOf(tx, link, now)
    await lockCustomer(tx, userId)
    if ((await deletionOf(tx, link, now)).closedAt !== null) throw new ShopError('error.account.deletionLink')
    await refuseWhileOpen(tx, userId)
    const eraseAfter = erasesAfter(now)
    await closeAccount(tx, userId, now, eraseAfter)
    await endLogins(tx, userId)
    await endHouseholdOf(tx, userId)
    await enqueue(tx, 'mail.accountClosed', { userId }, now)
    return eraseAfter
  })
}

export function withdrawDeletion(shop: Shop, link: DeletionLink, now: Date): Promise<void> {
  return shop.db.transaction(async (tx) => {
    const { userId, closedAt } = await deletionOf(tx, link, now)
    if (closedAt === null) throw new ShopError('error.account.deletionLink')
    await lockCustomer(tx, userId)
    await deletionOf(tx, link, now)
    await deleteDeletion(tx, userId)
  })
}

/** The job: hands on the accounts whose days are over; a second message for the same account finds it erased. */
export async function eraseDue(shop: Shop): Promise<void> {
  const now = shop.clock()
  const due = await findDue(shop.db, now, atOnce)
  const accounts = due.map((userId) => ({ userId }))
  await shop.db.transaction((tx) => enqueueEach(tx, 'account.erase', accounts, now))
}

/**
 * The account whose holder the mails of a deletion go to; undefined once there is nothing to delete or everything is
 * erased.
 */
export const accountToErase = (shop: Shop, userId: number): Promise<ToErase | undefined> =>
  findAccountToErase(shop.db, userId)

/** The cards go at their provider too; what the law keeps stays without the person. (decision 0322) */
export function eraseAccount(shop: Shop, userId: number): Promise<void> {
  const now = shop.clock()
  return shop.db.transaction(async (tx) => {
    await lockCustomer(tx, userId)
    if (!(await markErased(tx, userId, now))) return
    for (const { provider, token } of await savedPaymentsOf(tx, userId))
      await enqueue(tx, 'payment.forget', { provider, token }, now)
    await erasePerson(tx, userId)
  })
}
