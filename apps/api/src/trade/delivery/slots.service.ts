import { type DayTab, dayTabs } from '@bottega/rules/delivery/slot-choice.ts'
import { addDays, daysBetween, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import {
  slotAvailability,
  type Slot,
  type SlotAvailability,
  type SlotObstacle,
  type SlotProduct,
} from '@bottega/rules/delivery/slot.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { findAnySlot, findSlot, findSlots, type OfferedSlot, type SlotRow } from './slots.repository.ts'

/** A product of the cart as slots look at it. */
export interface NamedSlotProduct extends SlotProduct {
  name: string
}

/** A slot as one shopper sees it, with what of the cart stands in the way. */
export interface JudgedSlot extends SlotAvailability {
  row: OfferedSlot
  isSelected: boolean
  productNames: string[]
}

export interface SlotContext {
  now: Date
  selectedSlotId: number | null
  /** The slot in which the order being changed has its place. */
  ownSlotId?: number | null | undefined
  products: readonly NamedSlotProduct[]
}

/** The row in the words of the rules. */
function slotOf(row: Omit<SlotRow, 'storeId' | 'deliveryServiceId'>): Slot {
  return {
    date: row.day,
    periodId: row.periodId,
    beginsAt: row.beginAt,
    cutoffAt: row.cutoffAt,
    capacity: row.capacity,
    used: row.used,
    isActive: row.active,
  }
}

const productObstacles: ReadonlySet<SlotObstacle> = new Set(['lead-time', 'day-lock', 'product-cutoff'])
const demands = ({ leadTimeHours, dayLocks, cutoffs }: SlotProduct) =>
  leadTimeHours > 0 || dayLocks.length > 0 || cutoffs.length > 0

export function judgeSlot(row: OfferedSlot, { now, selectedSlotId, ownSlotId, products }: SlotContext): JudgedSlot {
  const slot = slotOf(row.slotId === ownSlotId ? { ...row, used: row.used - 1 } : row)
  const isSelected = row.slotId === selectedSlotId
  const demanding = products.filter(demands)
  const availability = slotAvailability(slot, demanding, { now, isSelected })
  const stands = (product: SlotProduct) =>
    slotAvailability(slot, [product], { now, isSelected }).obstacles.some((one) => productObstacles.has(one))
  const isBlocked = availability.obstacles.some((one) => productObstacles.has(one))
  const productNames = isBlocked ? demanding.filter(stands).map(({ name }) => name) : []
  return { ...availability, row, isSelected, productNames }
}

/**
 * The day tabs of a store's service, from today to the last day with slots. Slots whose ordering time is over are left
 * out unless asked for. (Shopping core, section 2)
 */
export async function listSlotDays(
  db: Reader,
  place: { storeId: number; deliveryServiceId: number },
  context: SlotContext,
  showClosed: boolean,
): Promise<{ tabs: readonly DayTab<JudgedSlot>[]; preselected: string | null }> {
  const today = shopDate(context.now)
  const rows = await findSlots(db, place, today, context.now)
  const judged = rows.map((row) => judgeSlot(row, context)).filter((one) => showClosed || !isClosed(one))
  const last = rows.at(-1)?.day
  const length = last === undefined ? 0 : daysBetween(today, last) + 1
  const days = Array.from({ length }, (_, offset) => {
    const date = addDays(today, offset)
    return { date, slots: judged.filter(({ row }) => row.day === date) }
  })
  const cartSlotDate = rows.find(({ slotId }) => slotId === context.selectedSlotId)?.day ?? null
  return dayTabs(days, { now: context.now, cartSlotDate })
}

/** A slot that can be shown; undefined where the store does not offer its service. */
export const offeredSlot = (db: Reader, slotId: number, now: Date) => findSlot(db, slotId, now)

/** Slots of a store's service that are open and not over, those past their cut-off too: for staff. */
export async function openSlots(db: Reader, place: { storeId: number; deliveryServiceId: number }, now: Date) {
  const rows = await findSlots(db, place, shopDate(now), now)
  return rows.filter(({ active, endAt }) => active && endAt > now)
}

/** For a slot the database is known to hold. */
export async function slotById(db: Reader, slotId: number) {
  const found = await findAnySlot(db, slotId)
  if (found === undefined) throw new Error(`slot ${slotId} is gone`)
  return found
}

/** Whether no order is possible for the slot any more, with any cart. */
export function isClosed({ obstacles }: SlotAvailability): boolean {
  return obstacles.includes('cutoff-passed') || obstacles.includes('inactive')
}
