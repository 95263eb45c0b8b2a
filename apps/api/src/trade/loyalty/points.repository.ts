import type { PointsReason } from '@bottega/rules/loyalty/points.ts'
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { causePoints, orderPoints, pointsAccount, pointsMovement } from './points.tables.ts'
import { giftCertificate, userGiftCertificate } from '../vouchers/vouchers.tables.ts'
import { type Keyed, sentBefore } from '../../kernel/database/sent-before.ts'

export type MovementRow = typeof pointsMovement.$inferSelect
export type OrderPointsRow = typeof orderPoints.$inferSelect

export async function findBalance(db: Reader, userId: number): Promise<number> {
  const [row] = await db.select().from(pointsAccount).where(eq(pointsAccount.userId, userId))
  return row?.balance ?? 0
}

/** The account, made where there is none yet; other changes of it wait. Returns the balance. */
export async function lockAccount(tx: Tx, userId: number): Promise<number> {
  await tx.insert(pointsAccount).values({ userId }).onConflictDoNothing()
  const [row] = await tx.select().from(pointsAccount).where(eq(pointsAccount.userId, userId)).for('update')
  return row?.balance ?? 0
}

/** Returns the new balance; undefined, and nothing changed, where it would fall below zero. */
export async function changeBalance(tx: Tx, userId: number, points: number): Promise<number | undefined> {
  const [row] = await tx
    .update(pointsAccount)
    .set({ balance: sql`${pointsAccount.balance} + ${points}` })
    .where(and(eq(pointsAccount.userId, userId), gte(sql`${pointsAccount.balance} + ${points}`, 0)))
    .returning({ balance: pointsAccount.balance })
  return row?.balance
}

/** A reference that is there already fails: no effect is written twice. */
export async function insertMovement(tx: Tx, row: typeof pointsMovement.$inferInsert): Promise<void> {
  await tx.insert(pointsMovement).values(row)
}

/** The movement that a request by this key has made before. */
export const findSentBefore = (tx: Tx, asked: Keyed, reason: PointsReason) =>
  sentBefore(tx, pointsMovement, asked, eq(pointsMovement.reason, reason))

/** The voucher that points became. */
export async function findVoucher(tx: Tx, userGiftCertificateId: number) {
  const [row] = await tx
    .select({ code: giftCertificate.code, cents: giftCertificate.discount, validUntil: giftCertificate.validUntil })
    .from(userGiftCertificate)
    .innerJoin(giftCertificate, eq(giftCertificate.id, userGiftCertificate.giftCertificateId))
    .where(eq(userGiftCertificate.id, userGiftCertificateId))
  return row
}

/** One page of the ledger, the latest first; `page` from 1. */
export async function findMovements(
  db: Reader,
  userId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ movements: MovementRow[]; total: number }> {
  const own = eq(pointsMovement.userId, userId)
  const movements = await db
    .select()
    .from(pointsMovement)
    .where(own)
    .orderBy(desc(pointsMovement.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { movements, total: await db.$count(pointsMovement, own) }
}

/** False when the order has earned its points already. */
export async function insertOrderPoints(tx: Tx, row: typeof orderPoints.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(orderPoints).values(row).onConflictDoNothing()
  return inserted.rowCount === 1
}

export async function findOrderPoints(tx: Tx, orderId: number): Promise<OrderPointsRow | undefined> {
  const [row] = await tx.select().from(orderPoints).where(eq(orderPoints.orderId, orderId))
  return row
}

export async function addTakenBack(tx: Tx, { orderId, takenBack }: OrderPointsRow, points: number): Promise<void> {
  await tx
    .update(orderPoints)
    .set({ takenBack: takenBack + points })
    .where(and(eq(orderPoints.orderId, orderId), lt(orderPoints.takenBack, orderPoints.earned)))
}

export async function addToCause(tx: Tx, causeKey: string, points: number): Promise<void> {
  await tx
    .insert(causePoints)
    .values({ causeKey, points, donations: 1 })
    .onConflictDoUpdate({
      target: causePoints.causeKey,
      set: { points: sql`${causePoints.points} + ${points}`, donations: sql`${causePoints.donations} + 1` },
    })
}

export async function findCausePoints(db: Reader): Promise<Map<string, { points: number; donations: number }>> {
  const rows = await db.select().from(causePoints)
  return new Map(rows.map(({ causeKey, ...given }) => [causeKey, given]))
}
