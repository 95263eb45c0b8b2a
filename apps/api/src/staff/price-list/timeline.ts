import { addDays, type ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'

/** One price over some days, both ends included; without an end it holds until another begins. */
export interface Stretch {
  from: ShopDate
  to: ShopDate | null
  cents: number
}

/** Stretches in order of time that never overlap: a day has one price or none. */
export type Timeline = readonly Stretch[]

const lastDay: ShopDate = '9999-12-31'
const endOf = ({ to }: Pick<Stretch, 'to'>): ShopDate => to ?? lastDay
const openEnd = (day: ShopDate): ShopDate | null => (day === lastDay ? null : day)

export function overlaps(one: Stretch, other: Stretch): boolean {
  return one.from <= endOf(other) && other.from <= endOf(one)
}

/** Rows as the price list keeps them: of those that hold on a day, the one that began last. */
export function timelineOf(rows: readonly Stretch[]): Timeline {
  const inOrder = rows.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return inOrder.reduce<Timeline>((timeline, row) => paintOver(timeline, row), [])
}

/**
 * The timeline with a new price. From today on the new price holds on all its days and what it covers comes back after
 * it. Days already past keep the price they had, because the lowest price of the last thirty days is shown by law;
 * past days without a price take the new one.
 */
export function withPrice(timeline: Timeline, added: Stretch, today: ShopDate): Timeline {
  const yesterday = addDays(today, -1)
  const past: Stretch = { ...added, to: endOf(added) < today ? added.to : yesterday }
  const coming: Stretch = { ...added, from: added.from < today ? today : added.from }
  const filled = added.from < today ? fillGaps(timeline, past) : timeline
  return merged(endOf(added) >= today ? paintOver(filled, coming) : filled)
}

/**
 * The timeline with each price from a day on changed by a step, those planned for later too; undefined where a step leads
 * to no price.
 */
export function withStep(
  timeline: Timeline,
  from: ShopDate,
  step: (cents: number) => number | undefined,
): Timeline | undefined {
  const result: Stretch[] = []
  for (const stretch of timeline) {
    if (stretch.from < from) result.push({ ...stretch, to: endOf(stretch) < from ? stretch.to : addDays(from, -1) })
    if (endOf(stretch) < from) continue
    const cents = step(stretch.cents)
    if (cents === undefined) return undefined
    result.push({ ...stretch, from: stretch.from < from ? from : stretch.from, cents })
  }
  return merged(result)
}

/** The timeline with another future: from today on that of the other, and days already past as they were. */
export function withFuture(timeline: Timeline, other: Timeline, today: ShopDate): Timeline {
  const past = timeline.flatMap((held) =>
    held.from < today ? [{ ...held, to: endOf(held) < today ? held.to : addDays(today, -1) }] : [],
  )
  const coming = other.flatMap((held) =>
    endOf(held) < today ? [] : [{ ...held, from: held.from < today ? today : held.from }],
  )
  return merged([...past, ...coming])
}

/** The price that holds on a day. */
export const priceOn = (timeline: Timeline, day: ShopDate): number | undefined =>
  timeline.find((held) => held.from <= day && endOf(held) >= day)?.cents

/** Whether a new price would say something else about days already past. */
export function contradictsPast(timeline: Timeline, added: Stretch, today: ShopDate): boolean {
  return timeline.some((held) => held.from < today && held.cents !== added.cents && overlapsBefore(held, added, today))
}

function overlapsBefore(held: Stretch, added: Stretch, today: ShopDate): boolean {
  const past = { ...held, to: endOf(held) < today ? held.to : addDays(today, -1) }
  return added.from < today && overlaps(past, added)
}

function paintOver(timeline: Timeline, added: Stretch): Timeline {
  const rest = timeline.flatMap((held): Stretch[] => {
    if (!overlaps(held, added)) return [held]
    const before = held.from < added.from ? [{ ...held, to: addDays(added.from, -1) }] : []
    const after = endOf(held) > endOf(added) ? [{ ...held, from: addDays(endOf(added), 1) }] : []
    return [...before, ...after]
  })
  return inOrderOfTime([...rest, added])
}

function fillGaps(timeline: Timeline, added: Stretch): Timeline {
  return timeline.reduce<Timeline>((painted, held) => paintOver(painted, held), [added])
}

/** Neighbours with the same price are one stretch. */
function merged(timeline: Timeline): Timeline {
  const result: Stretch[] = []
  for (const stretch of timeline) {
    const last = result.at(-1)
    const isNext = last !== undefined && last.to !== null && addDays(last.to, 1) === stretch.from
    if (isNext && last.cents === stretch.cents) result[result.length - 1] = { ...last, to: stretch.to }
    else result.push(stretch)
  }
  return result
}

function inOrderOfTime(stretches: readonly Stretch[]): Timeline {
  return stretches
    .map((stretch) => ({ ...stretch, to: openEnd(endOf(stretch)) }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}
