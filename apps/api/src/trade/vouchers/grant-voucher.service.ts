import type { Tx } from '../../kernel/database/database.ts'
import type { giftCertificate } from './vouchers.tables.ts'
import { insertMovements } from './voucher-ledger.repository.ts'
import { certificateByCode, insertPiece } from './vouchers.repository.ts'

export type IssuedCertificate = typeof giftCertificate.$inferInsert

/** Gives a customer one use of a voucher the shop issues for an occasion; the first time it is also made. */
export async function grantVoucher(
  tx: Tx,
  certificate: IssuedCertificate,
  userId: number,
  now: Date,
): Promise<{ userGiftCertificateId: number }> {
  const giftCertificateId = await certificateByCode(tx, certificate)
  const userGiftCertificateId = await insertPiece(tx, giftCertificateId, userId, now)
  const reference = `grant-${userGiftCertificateId}`
  await insertMovements(tx, [{ reference, userGiftCertificateId, delta: 1, at: now }])
  return { userGiftCertificateId }
}
