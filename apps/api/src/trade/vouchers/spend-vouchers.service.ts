import type { Tx } from '../../kernel/database/database.ts'
import type { voucherMovement } from './voucher-ledger.tables.ts'
import {
  findPiecesOfOrder,
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
 * Takes the vouchers an order counts on, each by a conditional update, and writes what was taken. Returns those that
 * were used up: the caller then gives the whole order up. (Safety, 1 and 5)
 */
export async function spendVouchers(
  tx: Tx,
  { orderId, userId, changeId }: { orderId: number; userId: number; changeId?: number },
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
    movements.push(...movementsOf(nameOf(orderId, changeId), piece, { delta: -1, isShared: shared === 'taken', now }))
  }
  if (gone.length === 0) await insertMovements(tx, movements)
  return gone
}

/** Gives back what a cancelled order had taken. */
export async function returnVouchers(tx: Tx, orderId: number, now: Date): Promise<void> {
  await giveBack(tx, nameOf(orderId), await returnPieces(tx, orderId), now)
}

/** Gives back some of what an order had taken, because a change of it does without them or did not happen. */
export async function returnSomeVouchers(
  tx: Tx,
  { orderId, changeId }: { orderId: number; changeId: number },
  userGiftCertificateIds: readonly number[],
  now: Date,
): Promise<void> {
  if (userGiftCertificateIds.length === 0) return
  await giveBack(tx, nameOf(orderId, changeId), await returnPieces(tx, orderId, userGiftCertificateIds), now)
}

/** The uses an order holds. */
export const vouchersOfOrder = (tx: Tx, orderId: number) => findPiecesOfOrder(tx, orderId)

async function giveBack(tx: Tx, name: string, pieces: readonly TakenPiece[], now: Date): Promise<void> {
  const movements: Movement[] = []
  for (const piece of inOrder(pieces)) {
    const isShared = await returnSharedUse(tx, piece.giftCertificateId)
    movements.push(...movementsOf(name, piece, { delta: 1, isShared, now }))
  }
  await insertMovements(tx, movements)
}

/** A voucher may be taken and given back several times while an order is changed: each change writes its own. */
const nameOf = (orderId: number, changeId?: number) =>
  changeId === undefined ? `order-${orderId}` : `order-${orderId}-change-${changeId}`

function movementsOf(
  name: string,
  { userGiftCertificateId, giftCertificateId }: TakenPiece,
  { delta, isShared, now }: { delta: 1 | -1; isShared: boolean; now: Date },
): Movement[] {
  const reference = `${name}-voucher-${userGiftCertificateId}-${delta === -1 ? 'used' : 'returned'}`
  const ofPerson = { reference, userGiftCertificateId, delta, at: now }
  return isShared ? [ofPerson, { reference: `${reference}-shared`, giftCertificateId, delta, at: now }] : [ofPerson]
}
