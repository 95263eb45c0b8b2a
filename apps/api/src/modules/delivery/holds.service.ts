import type { Db, Tx } from '../../db/database.ts'
import { ShopError } from '../../shop-error.ts'
import {
  bookLease,
  bookPlace,
  extendHold,
  findBookedSlot,
  findHeldSlots,
  findSlotsWithExpiredHolds,
  giveBackBookedPlace,
  type HoldOwner,
  insertHold,
  lockSlots,
  releaseBookedLease,
  releaseExpired,
  releaseHolds,
  takePlace,
} from './holds.repository.ts'

/*
 * A slot is a leased capacity (safety.md, 3). Everything here locks slots before their holds, and slots in the order of
 * their ids: whoever adds a path must keep that order, or two customers can wait for each other.
 */

/**
 * Leases a place until `expiresAt` and gives back the one the owner had elsewhere; choosing the same slot again puts off
 * the end. The caller holds the cart's row lock. Throws `error.timeslot.full`.
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

/** An order takes the place its cart leases. Throws `error.timeslot.holdExpired` or, past the cut-off, `error.timeslot.closed`. */
export async function bookHold(tx: Tx, owner: HoldOwner, slotId: number, now: Date): Promise<void> {
  await lockSlots(tx, [slotId])
  if (!(await bookLease(tx, owner, slotId, now))) throw new ShopError('error.timeslot.holdExpired')
  if (!(await bookPlace(tx, slotId, now))) throw new ShopError('error.timeslot.closed')
}

/** Gives back the place an order booked through its cart. False when it already was, so that it can be repeated. */
export async function releaseBooking(tx: Tx, cartId: number): Promise<boolean> {
  const slotId = await findBookedSlot(tx, cartId)
  if (slotId === undefined) return false
  await lockSlots(tx, [slotId])
  if (!(await releaseBookedLease(tx, cartId, slotId))) return false
  await giveBackBookedPlace(tx, slotId)
  return true
}

/** Housekeeping: gives back every place whose lease has run out, and answers how many. */
export function releaseExpiredHolds(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const slotIds = await findSlotsWithExpiredHolds(tx, now)
    await lockSlots(tx, slotIds)
    return releaseExpired(tx, slotIds, now)
  })
}
