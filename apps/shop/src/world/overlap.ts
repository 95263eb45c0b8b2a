/** A stretch of a day, in minutes since midnight; beyond 1,440 it goes into the next day. */
export interface MinuteWindow {
  readonly begin: number
  readonly end: number
}

/** Two stretches that share more than the moment in which one ends and the other begins. */
export const overlap = (windows: readonly MinuteWindow[]): boolean => overlapping(windows).length > 0

/** Those that begin before another has ended. */
export function overlapping<Window extends MinuteWindow>(windows: readonly Window[]): Window[] {
  let until = Number.NEGATIVE_INFINITY
  return windows
    .toSorted((one, other) => one.begin - other.begin || one.end - other.end)
    .filter(({ begin, end }) => {
      const isInside = begin < until
      until = Math.max(until, end)
      return isInside
    })
}
