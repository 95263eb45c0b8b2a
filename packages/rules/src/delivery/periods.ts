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
