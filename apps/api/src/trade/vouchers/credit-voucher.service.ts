import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import { insertMovements } from './voucher-ledger.repository.ts'
import { certificateByCode, insertPiece } from './vouchers.repository.ts'

export interface Credit {
  userId: number
  /** Unique: it is also the voucher's code. */
  code: string
  cents: number
  name: Localized
  description: Localized
  /** Its last day; without one it has no end. */
  validUntil?: string
}

/**
 * Money that cannot go back the way it came, as a voucher of one customer. It counts from a purchase of
 * its own value on, so that no cent of it is lost. Returns the use the customer now holds.
 */
export async function issueCredit(tx: Tx, { userId, code, cents, name, description, validUntil }: Credit, now: Date) {
  const giftCertificateId = await certificateByCode(tx, {
    code,
    name,
    description,
    adjustmentTypeId: giftAdjustmentType.assigned,
    scope: 'order',
    discountKind: 'amount',
    discount: cents,
    minimumSpendCents: cents,
    validFrom: shopDate(now),
    ...(validUntil !== undefined && { validUntil }),
    createdAt: now,
  })
  const userGiftCertificateId = await insertPiece(tx, giftCertificateId, userId, now)
  await insertMovements(tx, [{ reference: `credit-${code}`, userGiftCertificateId, delta: 1, at: now }])
  return userGiftCertificateId
}
