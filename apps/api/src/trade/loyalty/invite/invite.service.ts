import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { inviteIsOpen, mayWinVoucher, nextPlace } from '@bottega/rules/loyalty/invite.ts'
import { randomInt } from 'node:crypto'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { each } from '../../../kernel/jobs/each.ts'
import { grantVoucher } from '../../vouchers/grant-voucher.service.ts'
import {
  countInvites,
  findCode,
  findInviteOf,
  findInviter,
  findToGrant,
  findTypedCode,
  hasDeliveredOrder,
  insertCode,
  insertInvite,
  type InviteRow,
  lockInviter,
  markCounted,
  markGranted,
} from './invite.repository.ts'
import { inviteVoucher } from '../issued-vouchers.ts'
import { readProgramme } from '../programme.service.ts'

/** Without those that look alike, to be read out on the telephone. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8

/** The customer's code; made when it is first asked for. */
async function inviteCodeOf(db: Reader, userId: number): Promise<string> {
  for (let tries = 0; tries < 5; tries += 1) {
    const known = await findCode(db, userId)
    if (known !== undefined) return known
    const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')
    await insertCode(db, userId, code)
  }
  throw new Error('no invitation code was free')
}

export async function inviteStateOf(db: Reader, userId: number, now: Date) {
  const { invite: terms } = await readProgramme(db, now)
  const isOpen = inviteIsOpen(terms, shopDate(now))
  return {
    ...terms,
    isOpen,
    code: await inviteCodeOf(db, userId),
    ...(await countInvites(db, userId)),
    mayRedeem: isOpen && (await mayRedeem(db, userId)),
  }
}

/** A friend is new: they were not invited before, and no order of theirs was delivered. */
async function mayRedeem(db: Reader, userId: number): Promise<boolean> {
  return (await findInviteOf(db, userId)) === undefined && !(await hasDeliveredOrder(db, userId))
}

/**
 * Writes down whose code a new customer came with. False for an unknown code, one's own, when the scheme is over, and for
 * a person who is no new customer: the answer does not tell which. (Safety, 13)
 */
async function redeemInvite(tx: Tx, userId: number, typed: string, now: Date): Promise<boolean> {
  const { invite: terms } = await readProgramme(tx, now)
  const inviterId = await findInviter(tx, normalCode(typed))
  const isNew = await mayRedeem(tx, userId)
  if (inviterId === undefined || inviterId === userId || !isNew || !inviteIsOpen(terms, shopDate(now))) return false
  return insertInvite(tx, { friendId: userId, inviterId, redeemedAt: now })
}

const normalCode = (typed: string) => typed.trim().toUpperCase()

export async function redeemOrRefuse(tx: Tx, userId: number, typed: string, now: Date): Promise<void> {
  if (!(await redeemInvite(tx, userId, typed, now))) throw new ShopError('error.invite.notTaken')
}

/** A code typed at the registration is looked up when the first order arrives. */
async function inviteOf(tx: Tx, friendId: number, now: Date): Promise<InviteRow | undefined> {
  const known = await findInviteOf(tx, friendId)
  if (known !== undefined) return known
  const typed = await findTypedCode(tx, friendId)
  const inviterId = typed === null ? undefined : await findInviter(tx, normalCode(typed))
  if (inviterId === undefined || inviterId === friendId) return undefined
  await insertInvite(tx, { friendId, inviterId, redeemedAt: now })
  return findInviteOf(tx, friendId)
}

/** A friend's order was delivered: the first makes them count, while there are places and days left. */
export async function countFriend(tx: Tx, friendId: number, now: Date): Promise<void> {
  const found = await inviteOf(tx, friendId, now)
  if (found === undefined || found.countedAt !== null) return
  const { invite: terms } = await readProgramme(tx, now)
  await lockInviter(tx, found.inviterId)
  const { counted } = await countInvites(tx, found.inviterId)
  const place = nextPlace(terms, counted, shopDate(now))
  if (place !== undefined) await markCounted(tx, friendId, place, now)
}

/** Grants what is due; runs every hour, so that no grant is later than the document says. Returns how many. */
export async function grantInviteVouchers(shop: Shop): Promise<number> {
  const now = shop.clock()
  const due = await findToGrant(shop.db, 200)
  let granted = 0
  await each(shop, 'voucher of an invitation', due, async (row) => {
    if (await shop.db.transaction((tx) => grantFor(tx, row, now))) granted += 1
  })
  return granted
}

async function grantFor(tx: Tx, { friendId, inviterId }: InviteRow, now: Date): Promise<boolean> {
  await lockInviter(tx, inviterId)
  const fresh = await findInviteOf(tx, friendId)
  const { invite: terms } = await readProgramme(tx, now)
  const { won } = await countInvites(tx, inviterId)
  if (fresh === undefined || fresh.grantedAt !== null) return false
  if (!mayWinVoucher(terms, won)) {
    await markGranted(tx, friendId, null, now)
    return false
  }
  const { userGiftCertificateId } = await grantVoucher(tx, inviteVoucher(terms, shopDate(now)), inviterId, now)
  return markGranted(tx, friendId, userGiftCertificateId, now)
}
