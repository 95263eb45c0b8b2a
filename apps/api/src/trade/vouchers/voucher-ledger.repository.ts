import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { giftCertificate, userGiftCertificate } from './vouchers.tables.ts'
import { voucherMovement } from './voucher-ledger.tables.ts'

export interface TakenPiece {
  userGiftCertificateId: number
  giftCertificateId: number
}

/** Takes the use a customer holds, for an order. Undefined when it is not theirs or not there any more. */
export async function takePiece(
  tx: Tx,
  userId: number,
  userGiftCertificateId: number,
  orderId: number,
): Promise<TakenPiece | undefined> {
  const [taken] = await tx
    .update(userGiftCertificate)
    .set({ balance: sql`${userGiftCertificate.balance} - 1`, orderId })
    .where(
      and(
        eq(userGiftCertificate.id, userGiftCertificateId),
        eq(userGiftCertificate.userId, userId),
        gte(userGiftCertificate.balance, 1),
      ),
    )
    .returning({ giftCertificateId: userGiftCertificate.giftCertificateId })
  return taken && { userGiftCertificateId, giftCertificateId: taken.giftCertificateId }
}

/** Takes one of the uses everybody shares. */
export async function takeSharedUse(tx: Tx, giftCertificateId: number): Promise<'taken' | 'not-counted' | 'none-left'> {
  const taken = await tx
    .update(giftCertificate)
    .set({ usesLeft: sql`${giftCertificate.usesLeft} - 1` })
    .where(and(eq(giftCertificate.id, giftCertificateId), gte(giftCertificate.usesLeft, 1)))
  if (taken.rowCount === 1) return 'taken'
  const [row] = await tx
    .select({ usesLeft: giftCertificate.usesLeft })
    .from(giftCertificate)
    .where(eq(giftCertificate.id, giftCertificateId))
  return row?.usesLeft === null ? 'not-counted' : 'none-left'
}

export async function findPiecesOfOrder(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: userGiftCertificate.id })
    .from(userGiftCertificate)
    .where(eq(userGiftCertificate.orderId, orderId))
  return rows.map(({ id }) => id)
}

/** Gives back the pieces an order has taken, or only some of them, and returns them. */
export function returnPieces(tx: Tx, orderId: number, only?: readonly number[]): Promise<TakenPiece[]> {
  return tx
    .update(userGiftCertificate)
    .set({ balance: sql`${userGiftCertificate.balance} + 1`, orderId: null })
    .where(
      and(
        eq(userGiftCertificate.orderId, orderId),
        only === undefined ? undefined : inArray(userGiftCertificate.id, [...only]),
      ),
    )
    .returning({
      userGiftCertificateId: userGiftCertificate.id,
      giftCertificateId: userGiftCertificate.giftCertificateId,
    })
}

export async function returnSharedUse(tx: Tx, giftCertificateId: number): Promise<boolean> {
  const returned = await tx
    .update(giftCertificate)
    .set({ usesLeft: sql`${giftCertificate.usesLeft} + 1` })
    .where(and(eq(giftCertificate.id, giftCertificateId), isNotNull(giftCertificate.usesLeft)))
  return returned.rowCount === 1
}

/** A reference that is there already fails: no effect is written twice. */
export async function insertMovements(tx: Tx, rows: (typeof voucherMovement.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(voucherMovement).values(rows)
}
