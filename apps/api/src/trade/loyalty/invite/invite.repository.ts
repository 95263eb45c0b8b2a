import { deliveredStatuses } from '@bottega/rules/orders/order-status.ts'
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../../kernel/database/database.ts'
import { invite, inviteCode } from './invite.tables.ts'
import { shopOrder } from '../../orders/orders.tables.ts'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'

export type InviteRow = typeof invite.$inferSelect

export async function findCode(db: Reader, userId: number): Promise<string | undefined> {
  const [row] = await db.select().from(inviteCode).where(eq(inviteCode.userId, userId))
  return row?.code
}

/** False when the code is taken, or the customer has one. */
export async function insertCode(db: Reader, userId: number, code: string): Promise<boolean> {
  const inserted = await db.insert(inviteCode).values({ userId, code }).onConflictDoNothing()
  return inserted.rowCount === 1
}

export async function findInviter(db: Reader, code: string): Promise<number | undefined> {
  const [row] = await db.select({ userId: inviteCode.userId }).from(inviteCode).where(eq(inviteCode.code, code))
  return row?.userId
}

/** Locks the customer's invitations against other counts and grants. */
export async function lockInviter(tx: Tx, userId: number): Promise<void> {
  await tx.select().from(inviteCode).where(eq(inviteCode.userId, userId)).for('update')
}

/** False when they were invited already. */
export async function insertInvite(tx: Tx, row: typeof invite.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(invite).values(row).onConflictDoNothing()
  return inserted.rowCount === 1
}

export async function findInviteOf(db: Reader, friendId: number): Promise<InviteRow | undefined> {
  const [row] = await db.select().from(invite).where(eq(invite.friendId, friendId))
  return row
}

export async function findTypedCode(db: Reader, userId: number): Promise<string | null> {
  const [row] = await db.select({ code: appUser.inviteCode }).from(appUser).where(eq(appUser.id, userId))
  return row?.code ?? null
}

export async function hasDeliveredOrder(db: Reader, userId: number): Promise<boolean> {
  const own = and(eq(shopOrder.userId, userId), inArray(shopOrder.statusId, [...deliveredStatuses]))
  const [row] = await db
    .select({ one: sql`1` })
    .from(shopOrder)
    .where(own)
    .limit(1)
  return row !== undefined
}

export interface InviteCounts {
  invited: number
  counted: number
  won: number
}

export async function countInvites(db: Reader, inviterId: number): Promise<InviteCounts> {
  const [row] = await db
    .select({
      invited: count(),
      counted: count(invite.countedAt),
      won: count(invite.userGiftCertificateId),
    })
    .from(invite)
    .where(eq(invite.inviterId, inviterId))
  return row ?? { invited: 0, counted: 0, won: 0 }
}

export async function markCounted(tx: Tx, friendId: number, place: number, countedAt: Date): Promise<void> {
  await tx
    .update(invite)
    .set({ place, countedAt })
    .where(and(eq(invite.friendId, friendId), isNull(invite.countedAt)))
}

/** Friends whose voucher is due, the longest waiting first. */
export function findToGrant(db: Db, limit: number): Promise<InviteRow[]> {
  return db
    .select()
    .from(invite)
    .where(and(isNotNull(invite.countedAt), isNull(invite.grantedAt)))
    .orderBy(asc(invite.countedAt))
    .limit(limit)
}

/** Without a voucher where the inviter has won as many as there are. False when another process was quicker. */
export async function markGranted(
  tx: Tx,
  friendId: number,
  userGiftCertificateId: number | null,
  grantedAt: Date,
): Promise<boolean> {
  const marked = await tx
    .update(invite)
    .set({ grantedAt, userGiftCertificateId })
    .where(and(eq(invite.friendId, friendId), isNull(invite.grantedAt)))
  return marked.rowCount === 1
}
