import type { TimeslotDayView } from '@bottega/contract/delivery/timeslots.ts'

/** The day the slots open at: the one that was chosen, else that of the cart's slot, else the first with a slot left. */
export const openedDay = (days: readonly TimeslotDayView[], chosen: string | undefined): TimeslotDayView | undefined =>
  days.find(({ dateIso }) => dateIso === chosen) ??
  days.find(({ selected }) => selected) ??
  days.find(({ timeslots }) => timeslots.some(({ active }) => active >= 1)) ??
  days[0]
