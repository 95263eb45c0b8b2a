import type { TimeslotView } from '@bottega/contract/delivery/timeslots.ts'
import { type PeriodFilter, slotsInPeriod } from '@bottega/rules/delivery/periods.ts'

/** The meaning of the sign of a slot; `blocked` is a free place this cart cannot have. */
export type SlotAppearance = 'free' | 'intermediate' | 'full' | 'selected' | 'blocked'

/** Why a slot cannot be chosen, in the order a shopper can do something about it; none when it can. */
export type SlotReason = 'closed' | 'full' | 'leadTime' | 'dayLock' | 'cutoff' | 'inactive'

export function reasonOf(slot: TimeslotView): SlotReason | undefined {
  if (slot.active >= 1) return undefined
  if (slot.closed) return 'closed'
  if (slot.status === 'full') return 'full'
  if (slot.underLeadTime) return 'leadTime'
  if (slot.underLockDay) return 'dayLock'
  return slot.underLockCutoff ? 'cutoff' : 'inactive'
}

/**
 * The clock beside a slot: something in the cart, not the number of places, stands in the way. (Shopping core, section
 * 2)
 */
export function hasClock(slot: TimeslotView): boolean {
  return slot.underLeadTime || slot.underLockDay || slot.underLockCutoff
}

export function appearanceOf(slot: TimeslotView): SlotAppearance {
  if (slot.selected) return 'selected'
  if (slot.active < 1) return slot.status === 'full' ? 'full' : 'blocked'
  return slot.status
}

/** The sign before the words of a slot: the clock also where there is no place left, for it is about the cart. */
export function signOf(slot: TimeslotView): SlotAppearance | 'clock' {
  return hasClock(slot) ? 'clock' : appearanceOf(slot)
}

export function slotsShown(slots: readonly TimeslotView[], filter: PeriodFilter): TimeslotView[] {
  return slotsInPeriod(
    slots.map((slot) => ({ slot, periodId: slot.deliveryDayPeriodId })),
    filter,
  ).map(({ slot }) => slot)
}

/** Whole minutes a place stays reserved, rounded up so that the last one is not zero; none once it is over. */
export function minutesLeft(holdExpiresAt: string | undefined, now: Date): number | undefined {
  if (holdExpiresAt === undefined) return undefined
  const left = Date.parse(holdExpiresAt) - now.getTime()
  return left > 0 ? Math.ceil(left / 60_000) : undefined
}
