import { addDays, weekdayOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { slotOn } from '@bottega/rules/delivery/slots-from-templates.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { SlotTemplateRow } from '../stores/slot-templates.ts'
import type { SlotRow } from '../stores/slots.ts'
import { hasLeftFor } from './order-history.ts'
import type { OrderStory } from './past-orders.ts'

export interface SlotBook {
  templates: readonly SlotTemplateRow[]
  /** Slots of the coming days; past ones are added as orders need them. */
  slots: SlotRow[]
  today: string
  now: Date
}

/**
 * The slot of an order, with a place taken in it unless the order was cancelled: one of those that are taken there
 * already, while these are more than its orders.
 */
export function bookSlot(book: SlotBook, story: OrderStory, booked: readonly { slotId: number }[]): SlotRow {
  const day = addDays(book.today, story.slotInDays)
  const template = templateFor(book, story, day)
  let found = book.slots.find((row) => row.templateId === template.id && row.day === day)
  if (!found) {
    found = { id: book.slots.length + 1, ...slotOn(template, day), booked: 0, active: false }
    book.slots.push(found)
  }
  if (story.statuses.at(-1) === orderStatus.cancelled) return found
  const { id } = found
  found.booked = Math.max(found.booked, booked.filter(({ slotId }) => slotId === id).length + 1)
  return found
}

/**
 * The story's period, or the day's first where that weekday does not have it. Today it is the last slot the van has
 * already left for.
 */
function templateFor({ templates, now }: SlotBook, story: OrderStory, day: string): SlotTemplateRow {
  const weekday = ((weekdayOf(day) + 5) % 7) + 1
  const ofDay = templates.filter(
    (row) =>
      row.storeId === story.storeId && row.deliveryServiceId === story.deliveryServiceId && row.weekday === weekday,
  )
  const template =
    story.slotInDays === 0
      ? (ofDay.findLast((row) => hasLeftFor(slotOn(row, day).beginAt, now)) ?? ofDay[0])
      : (ofDay.find((row) => row.periodId === story.periodId) ?? ofDay[0])
  if (!template) throw new Error(`No slots on ${day} for service ${story.deliveryServiceId}`)
  return template
}
