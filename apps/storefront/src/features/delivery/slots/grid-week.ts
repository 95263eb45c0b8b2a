import type { TimeslotDayView, TimeslotView } from '@bottega/contract/delivery/timeslots.ts'

/** Columns that have room beside the times. */
const daysOfGrid = 7

/** The days shown together with the opened one. */
export function weekOf(days: readonly TimeslotDayView[], opened: TimeslotDayView): readonly TimeslotDayView[] {
  const first = Math.floor(Math.max(0, days.indexOf(opened)) / daysOfGrid) * daysOfGrid
  return days.slice(first, first + daysOfGrid)
}

/** The day at which the days before or after those shown begin; undefined where there are none. */
export function besideWeek(days: readonly TimeslotDayView[], week: readonly TimeslotDayView[], step: -1 | 1) {
  const [first] = week
  return first && days[days.indexOf(first) + step * daysOfGrid]
}

export interface GridRow {
  /** 10:00–12:00 */
  readonly name: string
  /** By the days shown; undefined where a day has no slot at these hours. */
  readonly slots: readonly (TimeslotView | undefined)[]
}

/**
 * The hours of all days as rows, in the order of the clock. A day with two slots at the same hours has the one that can be
 * chosen.
 */
export function rowsOf(week: readonly TimeslotDayView[]): readonly GridRow[] {
  const all = week.flatMap(({ timeslots }) => timeslots)
  const names = [...new Set(all.toSorted(byClock).map(({ name }) => name))]
  return names.map((name) => ({
    name,
    slots: week.map(({ timeslots }) => {
      const atHours = timeslots.filter((slot) => slot.name === name)
      return atHours.find(({ selected }) => selected) ?? atHours.find(({ active }) => active >= 1) ?? atHours[0]
    }),
  }))
}

const byClock = (one: TimeslotView, other: TimeslotView) =>
  one.beginTime.localeCompare(other.beginTime) || one.endTime.localeCompare(other.endTime)

export interface Cell {
  readonly row: number
  readonly column: number
}

/**
 * The cell a key moves to, as in a grid of ARIA: arrows by one and not around the edge, Home and End within the row, with
 * control to the first and last cell. Undefined where the key does not move.
 */
export function nextCell(key: string, withControl: boolean, { row, column }: Cell, size: Cell): Cell | undefined {
  const [lastRow, lastColumn] = [size.row - 1, size.column - 1]
  switch (key) {
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, lastColumn) }
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) }
    case 'ArrowDown':
      return { row: Math.min(row + 1, lastRow), column }
    case 'ArrowUp':
      return { row: Math.max(row - 1, 0), column }
    case 'Home':
      return { row: withControl ? 0 : row, column: 0 }
    case 'End':
      return { row: withControl ? lastRow : row, column: lastColumn }
    default:
      return undefined
  }
}

/** The cell a grid is entered at: the cart's own slot, else the first that can be chosen, else the first. */
export function firstCell(rows: readonly GridRow[], columns: number): Cell {
  const cells = Array.from({ length: columns }, (_, column) => rows.map((_row, row) => ({ row, column }))).flat()
  const at = ({ row, column }: Cell) => rows[row]?.slots[column]
  const chosen = cells.find((cell) => at(cell)?.selected) ?? cells.find((cell) => (at(cell)?.active ?? 0) >= 1)
  return chosen ?? { row: 0, column: 0 }
}
