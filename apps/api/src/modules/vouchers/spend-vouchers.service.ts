import type { Tx } from '../../db/database.ts'
import type { voucherMovement } from '../../db/schema/vouchers.ts'
import {
  insertMovements,
  returnPieces,
  returnSharedUse,
  type TakenPiece,
  takePiece,
  takeSharedUse,
} from './voucher-ledger.repository.ts'

type Movement = typeof voucherMovement.$inferInsert

/** In one order, so that two buyers with the same vouchers never wait for each other in a circle. */
const inOrder = (pieces: readonly TakenPiece[]) =>
  pieces.toSorted(
    (a, b) => a.giftCertificateId - b.giftCertificateId || a.userGiftCertificateId - b.userGiftCertificateId,
  )

/**
 * Takes the vouchers an order counts on, each by a conditional update, and writes what was taken. Answers those that
 * were gone: the caller then gives the whole order up. (safety.md, 1 and 5)
 */
export async function spendVouchers(
  tx: Tx,
  { orderId, userId }: { orderId: number; userId: number },
  userGiftCertificateIds: readonly number[],
  now: Date,
): Promise<number[]> {
  const pieces: TakenPiece[] = []
  const gone: number[] = []
  for (const id of [...new Set(userGiftCertificateIds)].toSorted((a, b) => a - b)) {
    const taken = await takePiece(tx, userId, id, orderId)
    if (taken === undefined) gone.push(id)
    else pieces.push(taken)
  }
  const movements: Movement[] = []
  for (const piece of inOrder(pieces)) {
    const shared = await takeSharedUse(tx, piece.giftCertificateId)
    if (shared === 'none-left') gone.push(piece.userGiftCertificateId)
    movements.push(...movementsOf(orderId, piece, { delta: -1, isShared: shared === 'taken', now }))
  }
  if (gone.length === 0) await insertMovements(tx, movements)
  return gone
}

/** Gives back what a cancelled order had taken. */
export async function returnVouchers(tx: Tx, orderId: number, now: Date): Promise<void> {
  const movements: Movement[] = []
  for (const piece of inOrder(await returnPieces(tx, orderId))) {
    const isShared = await returnSharedUse(tx, piece.giftCertificateId)
    movements.push(...movementsOf(orderId, piece, { delta: 1, isShared, now }))
  }
  await insertMovements(tx, movements)
}

function movementsOf(
  orderId: number,
  { userGiftCertificateId, giftCertificateId }: TakenPiece,
  { delta, isShared, now }: { delta: 1 | -1; isShared: boolean; now: Date },
): Movement[] {
  const reference = `order-${orderId}-voucher-${userGiftCertificateId}-${delta === -1 ? 'used' : 'returned'}`
  const ofPerson = { reference, userGiftCertificateId, delta, at: now }
  return isShared ? [ofPerson, { reference: `${reference}-shared`, giftCertificateId, delta, at: now }] : [ofPerson]
}
