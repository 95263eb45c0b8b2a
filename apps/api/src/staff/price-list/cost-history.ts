import { addDays, type ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { type Stretch, type Timeline, withPrice } from './timeline.ts'

/** A cost from a day until the next one begins; null where it is not known any more. */
export interface CostRow {
  from: ShopDate
  cents: number | null
}

/**
 * The rows with a new cost on its days. Days already past stay as they were, those without a cost too: what a report said of
 * them it says again.
 */
export function withCost(rows: readonly CostRow[], added: Stretch, today: ShopDate): readonly CostRow[] {
  if (added.to !== null && added.to < today) return rows
  const coming = { ...added, from: added.from < today ? today : added.from }
  return rowsOf(withPrice(timelineOf(rows), coming, today))
}

function timelineOf(rows: readonly CostRow[]): Timeline {
  const inOrder = rows.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return inOrder.flatMap(({ from, cents }, place) => {
    const next = inOrder[place + 1]
    return cents === null ? [] : [{ from, to: next === undefined ? null : addDays(next.from, -1), cents }]
  })
}

function rowsOf(timeline: Timeline): CostRow[] {
  return timeline.flatMap(({ from, to, cents }, place): CostRow[] => {
    const end = to === null ? undefined : addDays(to, 1)
    const isGap = end !== undefined && timeline[place + 1]?.from !== end
    return [{ from, cents }, ...(isGap ? [{ from: end, cents: null }] : [])]
  })
}
