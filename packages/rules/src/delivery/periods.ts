/** The three buttons of the period filter with the day-period ids each shows. (Shopping core, section 2) */
const periodFilters = { all: [0], morning: [1, 4], afternoon: [2, 3, 5, 6, 7, 8, 9] } as const

export type PeriodFilter = keyof typeof periodFilters

/** Slots a button shows; "all" hides none, not even a period this table has never heard of. */
export function slotsInPeriod<Slot extends { readonly periodId: number }>(
  slots: readonly Slot[],
  filter: PeriodFilter,
): Slot[] {
  if (filter === 'all') return [...slots]
  const ids: readonly number[] = periodFilters[filter]
  return slots.filter(({ periodId }) => ids.includes(periodId))
}

/** Ends of the periods in minutes of the day, in their order: 1 and 4 are the morning. */
const periodEnds = [
  { periodId: 1, end: 10 * 60 },
  { periodId: 4, end: 12 * 60 },
  { periodId: 2, end: 14 * 60 },
  { periodId: 3, end: 16 * 60 },
  { periodId: 5, end: 18 * 60 },
  { periodId: 6, end: 20 * 60 },
] as const

/** The period of a slot that begins at a minute of the day, where nothing else is said. */
export const periodAt = (beginMinute: number): number => periodEnds.find(({ end }) => beginMinute < end)?.periodId ?? 7
