const hourInMs = 3_600_000

/** Earliest moment everything in the cart can be ready: now plus the largest lead time. (Shopping core, section 4) */
export function leadTimeLimit(now: Date, leadTimeHours: Iterable<number>): Date {
  const largest = Math.max(0, ...leadTimeHours)
  return new Date(now.getTime() + largest * hourInMs)
}
