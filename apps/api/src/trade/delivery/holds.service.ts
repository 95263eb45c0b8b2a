import type { Config } from '../../kernel/settings/config.ts'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { inBatches } from '../../kernel/database/in-batches.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import {
  bookFreePlace,
  bookLease,
  bookPlace,
  deleteReleased,
  endBooking,
  extendHold,
  findHeldSlots,
  findSlotsWithExpiredHolds,
  giveBackBookedPlace,
  type HoldOwner,
  insertHold,
  lockSlots,
  releaseExpired,
  releaseHolds,
  takePlace,
  unbookPlace,
} from './holds.repository.ts'

/*
 * A slot is a leased capacity (Safety, 3). Everything here locks slots before their holds, and slots in the order of
 * their ids: every new code path must follow that order, or two customers can wait for each other.
 */

/**
 * Leases a place until `expiresAt` and gives back the one the owner had elsewhere; choosing the same slot again puts
 * off the end. The caller holds the cart's row lock. Throws `error.timeslot.full`.
 */
export async function takeHold(tx: Tx, owner: HoldOwner, slotId: number, now: Date, expiresAt: Date): Promise<void> {
  const elsewhere = (await findHeldSlots(tx, owner)).filter((held) => held !== slotId)
  if (elsewhere.length > 0) await lockSlots(tx, [...elsewhere, slotId])
  await releaseHolds(tx, owner, elsewhere)
  if (await extendHold(tx, owner, slotId, expiresAt)) return
  const taken = (await takePlace(tx, slotId)) || (await takeExpiredPlace(tx, slotId, now))
  if (!taken) throw new ShopError('error.timeslot.full')
  await insertHold(tx, owner, slotId, expiresAt)
}

/** The time at which a place leased now goes back. */
export function holdEnd({ HOLD_MINUTES }: Pick<Config, 'HOLD_MINUTES'>, now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * 60_000)
}

/** A full slot may be full of carts left behind an hour ago. */
async function takeExpiredPlace(tx: Tx, slotId: number, now: Date): Promise<boolean> {
  await lockSlots(tx, [slotId])
  return (await releaseExpired(tx, [slotId], now)) > 0 && takePlace(tx, slotId)
}

/** Gives back whatever place the owner leases; nothing to do when they lease none. */
export async function releaseHold(tx: Tx, owner: HoldOwner): Promise<void> {
  const held = await findHeldSlots(tx, owner)
  await lockSlots(tx, held)
  await releaseHolds(tx, owner, held)
}

/**
 * An order takes the place its cart leases. Throws `error.timeslot.holdExpired` or, past the cut-off,
 * `error.timeslot.closed`.
 */
export async function bookHold(tx: Tx, owner: HoldOwner, slotId: number, now: Date): Promise<void> {
  await lockSlots(tx, [slotId])
  if (!(await bookLease(tx, owner, slotId, now))) throw new ShopError('error.timeslot.holdExpired')
  if (!(await bookPlace(tx, slotId, now))) throw new ShopError('error.timeslot.closed')
}

/**
 * An order takes a place that staff chose for it: the cut-off is for customers and does not count. The caller holds the
 * slot's row lock. Throws `error.timeslot.full`.
 */
export async function bookByStaff(tx: Tx, owner: HoldOwner, slotId: number, now: Date): Promise<void> {
  await releaseExpired(tx, [slotId], now)
  if (!(await bookFreePlace(tx, owner, slotId, now))) throw new ShopError('error.timeslot.full')
}

/** Gives back the place an order booked through its cart. False when it already was, so that it can be repeated. */
export async function releaseBooking(tx: Tx, cartId: number, slotId: number): Promise<boolean> {
  await lockSlots(tx, [slotId])
  if (!(await endBooking(tx, cartId, slotId, { state: 'released' }))) return false
  await giveBackBookedPlace(tx, slotId)
  return true
}

/** Locks the slots an order moves between, before anything is taken or given back in either. */
export const lockBothSlots = (tx: Tx, slotIds: readonly number[]) => lockSlots(tx, slotIds)

/** The same for one who gives places back in several steps: with the slots of whatever else they lease. */
export const lockWithLeases = async (tx: Tx, owner: HoldOwner, slotIds: readonly number[]) =>
  lockSlots(tx, [...slotIds, ...(await findHeldSlots(tx, owner))])

/** A place that was booked for the draft over an order is the order's from now on. */
export async function moveBooking(
  tx: Tx,
  { fromCartId, toCartId, slotId }: { fromCartId: number; toCartId: number; slotId: number },
): Promise<void> {
  if (!(await endBooking(tx, fromCartId, slotId, { cartId: toCartId })))
    throw new Error(`cart ${fromCartId} booked no place in slot ${slotId}`)
}

/**
 * A place that was booked for nothing is leased again for as long as it was, or given back where its owner has chosen
 * another meanwhile.
 */
export async function returnLease(tx: Tx, owner: HoldOwner, slotId: number): Promise<void> {
  const held = await findHeldSlots(tx, owner)
  await lockSlots(tx, [slotId])
  if (held.length > 0) await releaseBooking(tx, owner.cartId, slotId)
  else if (await endBooking(tx, owner.cartId, slotId, { state: 'live' })) await unbookPlace(tx, slotId)
}

/** Housekeeping: gives back every place whose lease has expired, and returns how many. */
export function releaseExpiredHolds(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const slotIds = await findSlotsWithExpiredHolds(tx, now)
    await lockSlots(tx, slotIds)
    return releaseExpired(tx, slotIds, now)
  })
}

/** Gives back the places of one slot whose lease has expired; the caller holds the slot's row lock. */
export const releaseExpiredIn = (tx: Tx, slotId: number, now: Date): Promise<number> =>
  releaseExpired(tx, [slotId], now)

const releasedHoldRetention = 86_400_000

/** Housekeeping: leases given back a day ago. Booked places stay as long as their order. */
export function purgeReleasedHolds(db: Db, now: Date, atOnce?: number): Promise<void> {
  const before = new Date(now.getTime() - releasedHoldRetention)
  return inBatches((most) => deleteReleased(db, before, most), atOnce)
}
