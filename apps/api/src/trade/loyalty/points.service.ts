import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { conversionStep, isDonation, type PointsReason } from '@bottega/rules/loyalty/points.ts'
import { randomUUID } from 'node:crypto'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import { type Keyed, keptOf, type RequestKey } from '../../kernel/database/sent-before.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { grantVoucher } from '../vouchers/grant-voucher.service.ts'
import {
  addToCause,
  changeBalance,
  findBalance,
  findCausePoints,
  findMovements,
  findSentBefore,
  findVoucher,
  insertMovement,
  lockAccount,
  type MovementRow,
} from './points.repository.ts'
import { type Cause, readCauses, readProgramme } from './programme.service.ts'
import { pointsVoucher } from './issued-vouchers.ts'

export const balanceOf = (db: Reader, userId: number): Promise<number> => findBalance(db, userId)
export const movementsOf = findMovements

export interface PointsMove {
  userId: number
  /** Negative takes. */
  points: number
  reason: PointsReason
  /** Unique for the effect: written twice it fails. */
  reference: string
  orderId?: number
  subject?: Localized
  userGiftCertificateId?: number
  /** The idempotency key of the request. */
  key?: RequestKey | undefined
}

/**
 * Changes a balance by a conditional update and writes it down. Refuses what would take it below zero: of two who want
 * the last points one gets them. (Safety, 5) Returns the balance after it.
 */
export async function movePoints(tx: Tx, move: PointsMove, now: Date): Promise<number> {
  const { key, ...movement } = move
  const { userId, points } = movement
  const before = await lockAccount(tx, userId)
  const balanceAfter = await changeBalance(tx, userId, points)
  if (balanceAfter === undefined) throw new ShopError('error.points.notEnough', { points: -points, balance: before })
  await insertMovement(tx, { ...movement, ...keptOf(key), balanceAfter, at: now })
  return balanceAfter
}

interface KeyedPoints extends Keyed {
  points: number
}

async function madeBefore(tx: Tx, { id, userGiftCertificateId }: MovementRow) {
  const voucher = userGiftCertificateId === null ? undefined : await findVoucher(tx, userGiftCertificateId)
  if (userGiftCertificateId === null || voucher === undefined || voucher.validUntil === null)
    throw new Error(`movement ${id} has lost its voucher`)
  return { userGiftCertificateId, giftCode: voucher.code, cents: voucher.cents, endDate: voucher.validUntil }
}

/** Turns the points of one step into a voucher. Sent again by its key it answers the voucher made before. */
export async function convertPoints(tx: Tx, { userId, points, key }: KeyedPoints, now: Date) {
  const balanceBefore = await lockAccount(tx, userId)
  const sentBefore = await findSentBefore(tx, { userId, key }, 'conversion')
  if (sentBefore !== undefined) return { points: balanceBefore, ...(await madeBefore(tx, sentBefore)) }
  const { points: terms } = await readProgramme(tx, now)
  const step = conversionStep(terms, points)
  if (step === undefined)
    throw new ShopError('error.points.noStep', { steps: terms.steps.map((one) => one.points).join(', ') })
  const endDate = addDays(shopDate(now), terms.voucherDays - 1)
  const voucher = pointsVoucher(step, shopDate(now), endDate)
  const { userGiftCertificateId } = await grantVoucher(tx, voucher, userId, now)
  const reference = `conversion-${userGiftCertificateId}`
  const made = { reference, userGiftCertificateId, key }
  const balance = await movePoints(tx, { userId, points: -points, reason: 'conversion', ...made }, now)
  return { points: balance, userGiftCertificateId, giftCode: voucher.code, cents: step.cents, endDate }
}

export interface CauseWithPoints extends Cause {
  readonly points: number
  readonly donations: number
}

export async function causesWithPoints(db: Reader, now: Date): Promise<CauseWithPoints[]> {
  const [causes, given] = [await readCauses(db, now), await findCausePoints(db)]
  return causes.map((cause) => Object.assign(cause, given.get(cause.key) ?? { points: 0, donations: 0 }))
}

/** Sent again by its key it gives nothing more. */
export async function donatePoints(
  tx: Tx,
  { userId, causeId, points, key }: KeyedPoints & { causeId: number },
  now: Date,
): Promise<{ balance: number; cause: CauseWithPoints }> {
  const { points: terms } = await readProgramme(tx, now)
  if (!isDonation(terms, points)) throw new ShopError('error.points.donationUnit', { unit: terms.donationUnit })
  const cause = (await readCauses(tx, now)).find(({ id }) => id === causeId)
  if (cause === undefined) throw new ShopError('error.points.noCause')
  let balance = await lockAccount(tx, userId)
  if ((await findSentBefore(tx, { userId, key }, 'donation')) === undefined) {
    const made = { reference: `donation-${randomUUID()}`, subject: cause.name, key }
    balance = await movePoints(tx, { userId, points: -points, reason: 'donation', ...made }, now)
    await addToCause(tx, cause.key, points)
  }
  const given = (await findCausePoints(tx)).get(cause.key)
  return { balance, cause: { ...cause, points: given?.points ?? points, donations: given?.donations ?? 1 } }
}
