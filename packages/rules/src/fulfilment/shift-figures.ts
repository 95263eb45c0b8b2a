import { daysBetween, type ShopDate } from '../delivery/shop-calendar.ts'

/**
 * The longest time between two steps of a picker that counts as picking, seconds. A longer one is a break, a delivery or
 * another task, and none of it counts.
 */
export const longestGap = 600

/** Less active time than this says nothing about how fast somebody picks, seconds. */
const leastActive = 600

/** The days for which figures of single pickers are shown, today included. (decision 848) */
export const daysOfFigures = 31

/** Whether figures of single pickers are shown for a day. */
export function hasFigures(day: ShopDate, today: ShopDate): boolean {
  const ago = daysBetween(day, today)
  return ago >= 0 && ago < daysOfFigures
}

/**
 * Lines per hour of active time, whole; null where so little time is known that the figure would mislead. Presses that a
 * device without a connection stored arrive together: their time is that of their arrival, so the figure is no measure of
 * a person.
 */
export const linesPerHour = (lines: number, activeSeconds: number): number | null =>
  activeSeconds < leastActive ? null : Math.round((lines * 3600) / activeSeconds)
