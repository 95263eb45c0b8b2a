import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { conversionStep, isDonation, type PointsReason } from '@bottega/rules/loyalty/points.ts'
import { randomUUID } from 'node:crypto'
import type { Reader, Tx } from '../../db/database.ts'
import type { Localized } from '../../db/schema/columns.ts'
import { ShopError } from '../../shop-error.ts'
import { grantVoucher } from '../vouchers/grant-voucher.service.ts'
import {
  addToCause,
  changeBalance,
  findBalance,
  findCausePoints,
  findMovements,
  insertMovement,
  lockAccount,
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
}

/**
 * Changes a balance by a conditional update and writes it down. Refuses what would take it below zero: of two who want
 * the last points one gets them. (Safety, 5) Returns the balance after it.
 */
export async function movePoints(tx: Tx, move: PointsMove, now: Date): Promise<number> {
  const { userId, points } = move
  const before = await lockAccount(tx, userId)
  const balanceAfter = await changeBalance(tx, userId, points)
  if (balanceAfter === undefined) throw new ShopError('error.points.notEnough', { points: -points, balance: before })
  await insertMovement(tx, { ...move, balanceAfter, at: now })
  return balanceAfter
}

/** Turns the points of one step into a voucher. */
export async function convertPoints(tx: Tx, userId: number, points: number, now: Date) {
  const { points: terms } = await readProgramme(tx, now)
  const step = conversionStep(terms, points)
  if (step === undefined)
    throw new ShopError('error.points.noStep', { steps: terms.steps.map((one) => one.points).join(', ') })
  const endDate = addDays(shopDate(now), terms.voucherDays - 1)
  const voucher = pointsVoucher(step, shopDate(now), endDate)
  const { userGiftCertificateId } = await grantVoucher(tx, voucher, userId, now)
  const reference = `conversion-${userGiftCertificateId}`
  const balance = await movePoints(tx, { userId, points: -points, reason: 'conversion', reference }, now)
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

export async function donatePoints(
  tx: Tx,
  { userId, causeId, points }: { userId: number; causeId: number; points: number },
  now: Date,
): Promise<{ balance: number; cause: CauseWithPoints }> {
  const { points: terms } = await readProgramme(tx, now)
  if (!isDonation(terms, points)) throw new ShopError('error.points.donationUnit', { unit: terms.donationUnit })
  const cause = (await readCauses(tx, now)).find(({ id }) => id === causeId)
  if (cause === undefined) throw new ShopError('error.points.noCause')
  const reference = `donation-${randomUUID()}`
  const move: PointsMove = { userId, points: -points, reason: 'donation', reference, subject: cause.name }
  const balance = await movePoints(tx, move, now)
  await addToCause(tx, cause.key, points)
  const given = (await findCausePoints(tx)).get(cause.key)
  return { balance, cause: { ...cause, points: given?.points ?? points, donations: given?.donations ?? 1 } }
}
