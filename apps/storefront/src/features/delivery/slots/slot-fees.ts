import type { TimeslotDayView, TimeslotView } from '@bottega/contract/delivery/timeslots.ts'

export interface SlotFees {
  /** The lowest fee in euro that can still be had on any day; undefined where all cost the same. */
  readonly lowest: number | undefined
  /** The lowest of each day, by its date; days with nothing left are missing. */
  readonly byDay: ReadonlyMap<string, number>
}

/** The lowest fees of slots that can be chosen; the cheapest are marked only where fees differ. */
export function slotFees(days: readonly TimeslotDayView[]): SlotFees {
  const feesOf = (slots: readonly TimeslotView[]) =>
    slots.flatMap(({ active, fee }) => (active >= 1 && fee !== undefined ? [fee] : []))
  const byDay = new Map(
    days.flatMap(({ dateIso, timeslots }): [string, number][] => {
      const fees = feesOf(timeslots)
      return fees.length === 0 ? [] : [[dateIso, Math.min(...fees)]]
    }),
  )
  const all = feesOf(days.flatMap(({ timeslots }) => timeslots))
  return { lowest: new Set(all).size > 1 ? Math.min(...all) : undefined, byDay }
}
