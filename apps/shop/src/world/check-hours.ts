import { isCollected, unattendedServices } from '@bottega/rules/delivery/delivery-services.ts'
import { minuteOf } from '@bottega/rules/stores/opening-hours.ts'
import type { WeeklySlot, World } from '@bottega/api/staff/world/world.ts'
import type { Finding, Place } from './findings.ts'
import { overlap, overlapping } from './overlap.ts'
import { type SpecialDay, weekdaysText } from './schema/tables.ts'

type PlaceOf = (row: object) => Place

/** Hours of one day that overlap: which of them holds nobody could say. A closed day beside others gives way to them. */
export function checkSpecialDays(days: readonly SpecialDay[], placeOf: (day: SpecialDay) => Place): Finding[] {
  const open = days.filter(({ hours }) => hours.beginHour !== hours.endHour)
  return open.flatMap((day, index) => {
    const earlier = open.slice(0, index).find((other) => areOfOneDay(day, other) && haveOneHour(day, other))
    if (earlier === undefined) return []
    return [{ ...placeOf(day), field: 'opens', text: `overlaps the hours of line ${placeOf(earlier).line}` }]
  })
}

const areOfOneDay = (one: SpecialDay, other: SpecialDay) =>
  (one.store === other.store || one.store === '' || other.store === '') &&
  one.hours.beginDate <= other.hours.endDate &&
  other.hours.beginDate <= one.hours.endDate

const haveOneHour = (...days: readonly SpecialDay[]) =>
  overlap(days.map(({ hours }) => ({ begin: minuteOf(hours.beginHour), end: minuteOf(hours.endHour) })))

/** Weekly slots that overlap, and those of a day on which nobody is in the store. */
export function checkSlots({ stores = [], slots = [] }: World, placeOf: PlaceOf): Finding[] {
  return [...closedSlots(stores, slots, placeOf), ...overlappingSlots(slots, placeOf)]
}

/** A store without any hours is none that people walk into, and a locker has no staff: their slots say when they are. */
function closedSlots(stores: NonNullable<World['stores']>, slots: readonly WeeklySlot[], placeOf: PlaceOf): Finding[] {
  const openDays = new Map(
    stores
      .filter(({ serviceHours }) => serviceHours.length > 0)
      .map(({ slug, serviceHours }) => [slug, new Set(serviceHours.map(({ beginWeekDay }) => beginWeekDay))]),
  )
  const closed = slots.filter(({ store, service, weekday }) => {
    const isAttended = !(isCollected(service) && unattendedServices.has(service))
    return isAttended && openDays.get(store)?.has(fromSunday(weekday)) === false
  })
  const lines = Map.groupBy(closed, (slot) => placeOf(slot).line)
  return [...lines.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return []
    const days = weekdaysText([first, ...more].map(({ weekday }) => weekday))
    return [
      {
        ...placeOf(first),
        field: 'weekdays',
        text: `${days}: the store ${first.store} is closed; its file has its hours`,
      },
    ]
  })
}

/** 1 Monday … 7 Sunday, as hours of a store count them: 1 Sunday … 7 Saturday. */
const fromSunday = (weekday: number) => (weekday % 7) + 1

function overlappingSlots(slots: readonly WeeklySlot[], placeOf: PlaceOf): Finding[] {
  const days = Map.groupBy(slots, ({ store, service, weekday }) => `${store} ${service} ${weekday}`)
  return [...days.values()].flatMap((day) => {
    // The same window twice is told as such.
    const windows = [...new Map(day.map((slot) => [`${slot.beginMinute}-${slot.endMinute}`, slot])).values()]
    return overlapping(windows.map((slot) => ({ slot, begin: slot.beginMinute, end: slot.endMinute }))).map(
      ({ slot, begin, end }): Finding => {
        const other = windows.find((one) => one !== slot && one.beginMinute < end && begin < one.endMinute) ?? slot
        const { file, line } = placeOf(slot)
        return { file, line, field: 'from', text: `overlaps the slot of line ${placeOf(other).line}` }
      },
    )
  })
}
