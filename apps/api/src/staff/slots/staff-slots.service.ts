import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { mayChangeOrder } from '@bottega/rules/orders/order-changes.ts'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { changedFields, changedMeanwhile, recordChange } from '../../kernel/audit/audit.service.ts'
import { blockingStatuses } from '../../trade/cart/open-cart.ts'
import { releaseExpiredIn } from '../../trade/delivery/holds.service.ts'
import { enqueueEach } from '../../kernel/outbox/outbox.service.ts'
import { deleteClosedDay, findClosedDays, type StoreDay, writeClosedDay } from './closed-days.repository.ts'
import {
  type ConcernedRow,
  findConcerned,
  findServices,
  findSlots,
  findStores,
  lockSlot,
  lockSlotsOfDay,
  setActive,
  type SlotRow,
  updateSlot,
} from './staff-slots.repository.ts'

/** Days of one calendar. */
const shown = 14

/** The store asked for, else the first of those the staff member works for. */
export async function chosenStore(db: Db, ofStaff: StoreScope, storeId: number | undefined) {
  const stores = await findStores(db, ofStaff)
  const store = stores.find((one) => one.storeId === storeId) ?? stores[0]
  return { stores, storeId: store?.storeId ?? 0 }
}

export async function readCalendar(
  db: Db,
  asked: { stores: StoreScope; storeId: number | undefined; from: string | undefined },
  now: Date,
) {
  const today = shopDate(now)
  const from = asked.from ?? today
  const days = Array.from({ length: shown }, (_day, offset) => addDays(from, offset))
  const until = addDays(from, shown - 1)
  const { stores, storeId } = await chosenStore(db, asked.stores, asked.storeId)
  return {
    stores,
    storeId,
    today,
    days,
    services: await findServices(db, storeId),
    slots: await findSlots(db, storeId, from, until),
    closedDays: await findClosedDays(db, storeId, from, until),
  }
}

export interface SlotChange {
  slotId: number
  version: number
  capacity?: number | undefined
  cutoffMinutes?: number | undefined
  active?: boolean | undefined
}

const cutoffOf = ({ beginAt, cutoffAt }: SlotRow) => Math.round((beginAt.getTime() - cutoffAt.getTime()) / 60_000)

/** The facts a change may touch, for the log. */
const factsOf = (row: SlotRow) => ({ capacity: row.capacity, cutoffMinutes: cutoffOf(row), active: row.active })

export const slotFacts = factsOf

/**
 * The row is locked, and leases whose time is over are given back first, so that carts left behind are not in the way. The
 * database refuses a capacity below what is taken, too.
 */
export function changeSlot(shop: Shop, staff: StaffMember, change: SlotChange, now: Date): Promise<SlotRow> {
  return shop.db.transaction(async (tx) => {
    const found = await lockSlot(tx, change.slotId)
    if (found === undefined) throw new ShopError('error.slots.notFound')
    if (found.version !== change.version) throw await changedMeanwhile(tx, ['slot', found.id])
    if (found.endAt <= now) throw new ShopError('error.slots.dayPast')
    await releaseExpiredIn(tx, found.id, now)
    const row = (await lockSlot(tx, found.id)) ?? found
    const { capacity = row.capacity, cutoffMinutes = cutoffOf(row), active = row.active } = change
    const taken = row.held + row.booked
    if (capacity < taken) throw new ShopError('error.slots.belowTaken', { taken })
    const cutoffAt = new Date(row.beginAt.getTime() - cutoffMinutes * 60_000)
    const updated = await updateSlot(tx, row, { capacity, cutoffAt, active })
    const differing = changedFields(factsOf(row), factsOf(updated))
    if (differing !== undefined)
      await recordChange(tx, staff, { action: 'slot.changed', subject: ['slot', row.id], ...differing }, now)
    return updated
  })
}

/**
 * The open orders of a day, each with whether its customer can still choose another time: by the rule of the order's own
 * page. One that is packed, unpaid or past its cut-off cannot, and staff give it another time.
 */
export async function concernedBy({ config }: Shop, db: Reader, of: StoreDay, now: Date) {
  const blocking = blockingStatuses(config)
  const mayChoose = ({ order: { statusId }, cutoffAt }: ConcernedRow) =>
    mayChangeOrder({ statusId, cutoffAt }, now, blocking)
  return (await findConcerned(db, of)).map((found) => ({ found, canChoose: mayChoose(found) }))
}

const nameOf = ({ storeId, day, deliveryServiceId }: StoreDay) =>
  [storeId, day, ...(deliveryServiceId === undefined ? [] : [deliveryServiceId])].join(' ')

/**
 * Nothing more is booked on the day, and everybody who can choose another time is written to; orders stay until then.
 * The others are told when staff give their orders another time. Who is concerned is what the shopkeeper saw, or nothing
 * happens.
 */
export function closeDay(
  shop: Shop,
  staff: StaffMember,
  { reason, orders: seen, ...of }: StoreDay & { reason: string; orders: number },
  now: Date,
): Promise<{ told: number[]; left: number[] }> {
  return shop.db.transaction(async (tx) => {
    await refuseDay(tx, of, now)
    await lockSlotsOfDay(tx, of)
    const concerned = await concernedBy(shop, tx, of, now)
    if (concerned.length !== seen) throw new ShopError('error.slots.ordersChanged')
    const idsOf = (canChoose: boolean) =>
      concerned.filter((one) => one.canChoose === canChoose).map(({ found }) => found.order.id)
    const [told, left] = [idsOf(true), idsOf(false)]
    const closedDayId = await writeClosedDay(tx, of, reason, now)
    await setActive(tx, of, false)
    const letters = told.map((orderId) => ({ orderId, closedDayId }))
    await enqueueEach(tx, 'mail.slotClosed', letters, now)
    const after = { reason, orders: told }
    await recordChange(tx, staff, { action: 'slot.dayClosed', subject: ['slot', nameOf(of)], after }, now)
    return { told, left }
  })
}

/** Opens a closed day. Customers who were told stay told: they choose again, or have chosen another time already. */
export function openDay(shop: Shop, staff: StaffMember, of: StoreDay, now: Date): Promise<number> {
  return shop.db.transaction(async (tx) => {
    await refuseDay(tx, of, now)
    await lockSlotsOfDay(tx, of)
    await deleteClosedDay(tx, of)
    const slots = await setActive(tx, of, true)
    await recordChange(tx, staff, { action: 'slot.dayOpened', subject: ['slot', nameOf(of)], after: { slots } }, now)
    return slots
  })
}

async function refuseDay(tx: Tx, { storeId, day, deliveryServiceId }: StoreDay, now: Date): Promise<void> {
  if (day < shopDate(now)) throw new ShopError('error.slots.dayPast')
  const services = await findServices(tx, storeId)
  const isOffered = services.some(
    (one) => deliveryServiceId === undefined || one.deliveryServiceId === deliveryServiceId,
  )
  if (!isOffered) throw new ShopError('error.slots.serviceUnknown')
}
