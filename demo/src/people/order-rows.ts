import type { cart } from '@bottega/api/db/schema/cart.ts'
import type { slot } from '@bottega/api/db/schema/delivery.ts'
import type {
  orderAdjustment,
  orderEvent,
  orderLine,
  paymentAttempt,
  shopOrder,
} from '@bottega/api/db/schema/orders.ts'
import { slotOn, type PlannedSlot } from '@bottega/rules/delivery/slots-from-templates.ts'
import { addDays, instantAt, weekdayOf } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Catalogue } from '../catalogue/generate-catalogue.ts'
import type { AddressRow } from '../stores/collection-places.ts'
import { storeRows, storeServiceRows } from '../stores/shopping-stores.ts'
import type { SlotTemplateRow } from '../stores/slot-templates.ts'
import { type ChosenLine, chooseLines } from './order-lines.ts'
import { type OrderStory, orderStories, placedDay } from './past-orders.ts'

export type SlotRow = typeof slot.$inferInsert & { id: number; booked: number; capacity: number }

export interface OrderRows {
  carts: (typeof cart.$inferInsert)[]
  orders: (typeof shopOrder.$inferInsert & { id: number; totalCents: number })[]
  lines: (typeof orderLine.$inferInsert & { id: number; orderId: number; totalCents: number })[]
  adjustments: (typeof orderAdjustment.$inferInsert & { orderId: number; cents: number })[]
  events: (typeof orderEvent.$inferInsert)[]
  payments: (typeof paymentAttempt.$inferInsert)[]
}

export interface OrderWorld {
  catalogue: Catalogue
  addresses: readonly AddressRow[]
  templates: readonly SlotTemplateRow[]
  /** Slots of the coming days; those of past orders are added and every order books its place. */
  slots: SlotRow[]
  seed: number
  today: string
}

const unpaid = new Set([1, 10, 11, 13])

/** The demo's orders with everything that hangs on them; books the places they take in `world.slots`. */
export function orderRows(world: OrderWorld): OrderRows {
  const rows: OrderRows = { carts: [], orders: [], lines: [], adjustments: [], events: [], payments: [] }
  for (const [index, story] of orderStories.entries()) addOrder(rows, world, story, index + 1)
  return rows
}

function addOrder(rows: OrderRows, world: OrderWorld, story: OrderStory, id: number): void {
  const slotRow = bookedSlot(world, story)
  const place = world.addresses.find((address) => address.id === story.addressId)
  const store = storeRows.find((row) => row.id === story.storeId)
  const terms = storeServiceRows.find(
    (row) => row.storeId === story.storeId && row.deliveryServiceId === story.deliveryServiceId,
  )
  const statusId = story.statuses.at(-1)
  if (!place || !store || !terms || statusId === undefined)
    throw new Error(`The order story ${id} names an unknown place or service`)
  const chosen = chooseLines(world.catalogue, story, store.warehouseId, { ...world, minimumCents: terms.minimumCents })
  const lines = addLines(rows, chosen, id, statusId)
  const goodsCents = sum(lines.map((line) => line.totalCents))
  const discountCents = addDiscounts(rows, chosen, lines, id)
  const isFree = terms.freeFromCents !== null && goodsCents + discountCents >= terms.freeFromCents
  const feeCents = isFree ? 0 : (slotRow.feeCents ?? terms.feeCents)
  if (feeCents > 0) rows.adjustments.push({ orderId: id, reason: 'delivery-fee', cents: feeCents })
  if (terms.bagFeeCents > 0) rows.adjustments.push({ orderId: id, reason: 'bag-fee', cents: terms.bagFeeCents })
  const totalCents = goodsCents + discountCents + feeCents + terms.bagFeeCents
  const variable = sum(
    chosen.map(({ line, discount }) => (line.weightVariable ? line.totalCents + (discount?.cents ?? 0) : 0)),
  )
  const placedAt = instantAt(placedDay(story, world.today), 7 * 60 + id)
  rows.carts.push({
    id,
    userId: story.userId,
    state: 'ordered',
    storeId: story.storeId,
    deliveryServiceId: story.deliveryServiceId,
    addressId: story.addressId,
    slotId: slotRow.id,
    createdAt: placedAt,
    updatedAt: placedAt,
  })
  rows.orders.push({
    id,
    userId: story.userId,
    cartId: id,
    cartVersion: 1,
    idempotencyKey: `demo-${id}`,
    statusId,
    storeId: story.storeId,
    warehouseId: store.warehouseId,
    deliveryServiceId: story.deliveryServiceId,
    address: {
      addressId: place.id,
      type: place.type,
      name: place.name,
      street: place.street,
      streetNumber: place.streetNumber,
      city: place.city,
      province: place.province,
      postalCode: place.postalCode,
      doorbell: place.doorbell ?? undefined,
      notes: place.notes ?? undefined,
      phone: place.phone ?? undefined,
    },
    slotId: slotRow.id,
    slotDay: slotRow.day,
    slotBeginAt: slotRow.beginAt,
    slotEndAt: slotRow.endAt,
    goodsCents,
    discountCents,
    feeCents,
    bagFeeCents: terms.bagFeeCents,
    totalCents,
    prebilledCents: totalCents + Math.round(variable * 0.4),
    paymentTypeId: story.paymentTypeId,
    placedAt,
    updatedAt: placedAt,
  })
  addTimeline(rows, story, id, placedAt, slotRow.endAt)
  addPayment(rows, id, statusId, placedAt)
}

/** Finds the slot of the coming days, or lays the one of a day gone by, and takes a place in it. */
function bookedSlot(world: OrderWorld, story: OrderStory): SlotRow {
  const day = addDays(world.today, story.slotInDays)
  const weekday = ((weekdayOf(day) + 5) % 7) + 1
  const ofDay = world.templates.filter(
    (row) =>
      row.storeId === story.storeId && row.deliveryServiceId === story.deliveryServiceId && row.weekday === weekday,
  )
  const template = ofDay.find((row) => row.periodId === story.periodId) ?? ofDay[0]
  if (!template) throw new Error(`No slots on ${day} for service ${story.deliveryServiceId}`)
  const known = world.slots.find((row) => row.templateId === template.id && row.day === day)
  const found = known ?? pastSlot(slotOn(template, day), world.slots.length + 1)
  if (!known) world.slots.push(found)
  if (story.statuses.at(-1) !== 10) found.booked += 1
  return found
}

function pastSlot(planned: PlannedSlot, id: number): SlotRow {
  return { id, ...planned, booked: 0, active: false }
}

function addLines(rows: OrderRows, chosen: readonly ChosenLine[], orderId: number, statusId: number) {
  const isPicked = statusId >= 6 && statusId !== 10 && statusId !== 11 && statusId !== 13
  const lines = chosen.map(({ line }, index) => ({
    ...line,
    id: rows.lines.length + index + 1,
    orderId,
    quantityPrepared: isPicked ? line.quantityOrdered : null,
  }))
  rows.lines.push(...lines)
  return lines
}

function addDiscounts(
  rows: OrderRows,
  chosen: readonly ChosenLine[],
  lines: readonly { id: number }[],
  orderId: number,
): number {
  const discounts = chosen.flatMap(({ discount }, index) =>
    discount ? [{ orderId, orderLineId: lines[index]?.id ?? null, ...discount }] : [],
  )
  rows.adjustments.push(...discounts)
  return sum(discounts.map(({ cents }) => cents))
}

/** Statuses spread evenly from the moment of ordering to the end of the slot, never into the future of the last one. */
function addTimeline(rows: OrderRows, story: OrderStory, orderId: number, placedAt: Date, endAt: Date): void {
  const step = (endAt.getTime() - placedAt.getTime()) / Math.max(1, story.statuses.length)
  for (const [index, statusId] of story.statuses.entries()) {
    const isShopper = index === 0 || statusId === 10
    const isDone = story.slotInDays < 0
    const at = new Date(placedAt.getTime() + (isDone ? index * step : index * 45 * 60_000))
    rows.events.push({ orderId, statusId, actor: isShopper ? 'customer' : 'store', at })
  }
}

/** Cards are authorised when ordering and captured once picked; unpaid orders show the declined try. */
function addPayment(rows: OrderRows, orderId: number, statusId: number, at: Date): void {
  const order = rows.orders.find((row) => row.id === orderId)
  if (!order || order.paymentTypeId !== 12) return
  const isCaptured = statusId >= 6 && !unpaid.has(statusId)
  const state = statusId === 10 ? 'voided' : unpaid.has(statusId) ? 'declined' : isCaptured ? 'captured' : 'authorised'
  rows.payments.push({
    orderId,
    paymentTypeId: order.paymentTypeId,
    provider: 'sandbox',
    state,
    amountCents: order.prebilledCents,
    capturedCents: state === 'captured' ? order.totalCents : 0,
    providerPaymentId: `demo-payment-${orderId}`,
    createdAt: at,
    updatedAt: at,
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0)
}
