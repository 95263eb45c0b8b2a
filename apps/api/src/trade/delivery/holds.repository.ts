import { and, asc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { slot } from './slots.tables.ts'
import { slotHold } from './holds.tables.ts'

/** The owner of a lease on a place in a slot; the user is null for a visitor's cart. */
export interface HoldOwner {
  cartId: number
  userId: number | null
}

const ofOwner = ({ cartId, userId }: HoldOwner) =>
  userId === null ? eq(slotHold.cartId, cartId) : or(eq(slotHold.cartId, cartId), eq(slotHold.userId, userId))
// Written out and never bound: the planner sees that an index over live holds will do only where it sees the state.
const isLive = sql`${slotHold.state} = 'live'`
const isReleased = sql`${slotHold.state} = 'released'`

export async function findHeldSlots(tx: Reader, owner: HoldOwner): Promise<number[]> {
  const rows = await tx
    .select({ slotId: slotHold.slotId })
    .from(slotHold)
    .where(and(isLive, ofOwner(owner)))
  return rows.map(({ slotId }) => slotId)
}

/** Row locks in the order of ids, so that two customers changing places with each other cannot wait for one another. */
export async function lockSlots(tx: Tx, slotIds: readonly number[]): Promise<void> {
  if (slotIds.length === 0) return
  await tx
    .select({ id: slot.id })
    .from(slot)
    .where(inArray(slot.id, [...slotIds]))
    .orderBy(asc(slot.id))
    .for('update')
}

/** Takes one more place, if there is one: the row's own count decides, not one read before. */
export async function takePlace(tx: Tx, slotId: number): Promise<boolean> {
  const taken = await tx
    .update(slot)
    .set({ held: sql`${slot.held} + 1` })
    .where(and(eq(slot.id, slotId), sql`${slot.held} + ${slot.booked} < ${slot.capacity}`))
  return taken.rowCount === 1
}

/** Puts off the end of a hold the owner already has. False when there is none. */
export async function extendHold(tx: Tx, owner: HoldOwner, slotId: number, expiresAt: Date): Promise<boolean> {
  const extended = await tx
    .update(slotHold)
    .set({ expiresAt, cartId: owner.cartId })
    .where(and(isLive, ofOwner(owner), eq(slotHold.slotId, slotId)))
  return extended.rowCount === 1
}

export async function insertHold(tx: Tx, owner: HoldOwner, slotId: number, expiresAt: Date): Promise<void> {
  await tx.insert(slotHold).values({ ...owner, slotId, expiresAt })
}

/** Gives back the owner's places in these slots, whose rows must be locked. */
export async function releaseHolds(tx: Tx, owner: HoldOwner, slotIds: readonly number[]): Promise<void> {
  if (slotIds.length === 0) return
  const released = tx.$with('released').as(
    tx
      .update(slotHold)
      .set({ state: 'released' })
      .where(and(isLive, ofOwner(owner), inArray(slotHold.slotId, [...slotIds])))
      .returning({ slotId: slotHold.slotId }),
  )
  await tx
    .with(released)
    .update(slot)
    .set({ held: sql`${slot.held} - 1` })
    .where(sql`${slot.id} in (select slot_id from ${released})`)
}

export async function findSlotsWithExpiredHolds(tx: Reader, now: Date): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ slotId: slotHold.slotId })
    .from(slotHold)
    .where(and(isLive, lte(slotHold.expiresAt, now)))
  return rows.map(({ slotId }) => slotId)
}

/** Gives back every place whose lease has expired, in slots whose rows must be locked. Returns how many. */
export async function releaseExpired(tx: Tx, slotIds: readonly number[], now: Date): Promise<number> {
  if (slotIds.length === 0) return 0
  const expired = await tx
    .update(slotHold)
    .set({ state: 'released' })
    .where(and(isLive, lte(slotHold.expiresAt, now), inArray(slotHold.slotId, [...slotIds])))
    .returning({ slotId: slotHold.slotId })
  const freed = Map.groupBy(expired, ({ slotId }) => slotId)
  for (const [slotId, holds] of freed)
    await tx
      .update(slot)
      .set({ held: sql`${slot.held} - ${holds.length}` })
      .where(eq(slot.id, slotId))
  return expired.length
}

/** The held place becomes a booked one while the slot takes orders. False when it does not any more. */
export async function bookPlace(tx: Tx, slotId: number, now: Date): Promise<boolean> {
  const booked = await tx
    .update(slot)
    .set({ held: sql`${slot.held} - 1`, booked: sql`${slot.booked} + 1` })
    .where(and(eq(slot.id, slotId), eq(slot.active, true), gt(slot.cutoffAt, now), gt(slot.held, 0)))
  return booked.rowCount === 1
}

/** Marks the owner's unexpired lease as booked. False when there is none. */
export async function bookLease(tx: Tx, owner: HoldOwner, slotId: number, now: Date): Promise<boolean> {
  const booked = await tx
    .update(slotHold)
    .set({ state: 'booked' })
    .where(and(isLive, ofOwner(owner), eq(slotHold.slotId, slotId), gt(slotHold.expiresAt, now)))
  return booked.rowCount === 1
}

/**
 * Ends one booking of a cart in a slot whose row is locked, or hands it to another cart. False when there is none: a
 * cart used further after an order may have booked twice, so only one is touched.
 */
export async function endBooking(
  tx: Tx,
  cartId: number,
  slotId: number,
  change: Partial<Pick<typeof slotHold.$inferInsert, 'state' | 'cartId'>>,
): Promise<boolean> {
  const one = tx
    .select({ id: slotHold.id })
    .from(slotHold)
    .where(and(eq(slotHold.cartId, cartId), eq(slotHold.slotId, slotId), eq(slotHold.state, 'booked')))
    .limit(1)
  const ended = await tx.update(slotHold).set(change).where(eq(slotHold.id, one))
  return ended.rowCount === 1
}

/** Books a free place of an open slot without a lease before it. False when there is none. */
export async function bookFreePlace(tx: Tx, owner: HoldOwner, slotId: number, now: Date): Promise<boolean> {
  const isFree = sql`${slot.held} + ${slot.booked} < ${slot.capacity}`
  const booked = await tx
    .update(slot)
    .set({ booked: sql`${slot.booked} + 1` })
    .where(and(eq(slot.id, slotId), eq(slot.active, true), gt(slot.endAt, now), isFree))
  if (booked.rowCount !== 1) return false
  await tx.insert(slotHold).values({ ...owner, slotId, state: 'booked', expiresAt: now })
  return true
}

/** A booked place becomes a held one again. */
export async function unbookPlace(tx: Tx, slotId: number): Promise<void> {
  await tx
    .update(slot)
    .set({ held: sql`${slot.held} + 1`, booked: sql`${slot.booked} - 1` })
    .where(eq(slot.id, slotId))
}

export async function giveBackBookedPlace(tx: Tx, slotId: number): Promise<void> {
  await tx
    .update(slot)
    .set({ booked: sql`${slot.booked} - 1` })
    .where(eq(slot.id, slotId))
}

/** At most so many leases that were given back and had ended before. Returns the number deleted. */
export async function deleteReleased(db: Db, endedBefore: Date, most: number): Promise<number> {
  const some = db
    .select({ id: slotHold.id })
    .from(slotHold)
    .where(and(isReleased, lt(slotHold.expiresAt, endedBefore)))
    .orderBy(asc(slotHold.expiresAt))
    .limit(most)
  const deleted = await db.delete(slotHold).where(inArray(slotHold.id, some))
  return deleted.rowCount ?? 0
}
