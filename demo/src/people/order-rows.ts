import type { cart } from '@bottega/api/trade/cart/cart.tables.ts'
import type { slotHold } from '@bottega/api/trade/delivery/holds.tables.ts'
import type { orderAdjustment, orderEvent, orderLine, shopOrder } from '@bottega/api/trade/orders/orders.tables.ts'
import type { paymentAttempt } from '@bottega/api/trade/payments/payments.tables.ts'
import type { suborder } from '@bottega/api/trade/orders/order-parts.tables.ts'
import { priceCart } from '@bottega/rules/cart/price-cart.ts'
import type { PricedCart } from '@bottega/rules/cart/pricing.ts'
import { instantAt, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { deliveryStatusAt } from '@bottega/rules/orders/delivery-status.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { withdrawalKindOf } from '@bottega/rules/returns/withdrawal.ts'
import { vatRate } from '@bottega/rules/money/vat.ts'
import type { Catalogue } from '../catalogue/generate-catalogue.ts'
import type { AddressRow } from '../stores/collection-places.ts'
import { type StoreServiceRow, storeRows, storeServiceRows } from '../stores/shopping-stores.ts'
import { billingRows } from './demo-payments.ts'
import { orderEvents, paymentRows, soFar } from './order-history.ts'
import { type ChosenLine, chooseLines } from './order-lines.ts'
import { bookSlot, type SlotBook } from './order-slots.ts'
import type { SlotRow } from '../stores/slots.ts'
import { isPicked, isUnpaid, type OrderStory, orderStories, placedDay } from './past-orders.ts'

export type OrderRow = typeof shopOrder.$inferInsert & { id: number; totalCents: number; prebilledCents: number }

export interface OrderRows {
  carts: (typeof cart.$inferInsert)[]
  holds: (typeof slotHold.$inferInsert)[]
  orders: OrderRow[]
  suborders: (typeof suborder.$inferInsert)[]
  lines: (typeof orderLine.$inferInsert & { id: number })[]
  adjustments: (typeof orderAdjustment.$inferInsert)[]
  events: (typeof orderEvent.$inferInsert)[]
  payments: (typeof paymentAttempt.$inferInsert)[]
}

export interface OrderWorld extends SlotBook {
  catalogue: Catalogue
  addresses: readonly AddressRow[]
  seed: number
}

/** The demo's orders with all their dependent rows; books their places in `world.slots`. */
export function orderRows(world: OrderWorld): OrderRows {
  const rows: OrderRows = {
    carts: [],
    holds: [],
    orders: [],
    suborders: [],
    lines: [],
    adjustments: [],
    events: [],
    payments: [],
  }
  for (const [index, story] of orderStories.entries()) addOrder(rows, world, story, index + 1)
  return rows
}

function addOrder(rows: OrderRows, world: OrderWorld, planned: OrderStory, id: number): void {
  const { place, warehouseId, terms } = factsOf(planned, world)
  const placedAt = placedAtOf(planned, id, world)
  const slot = bookSlot(world, planned, rows.holds)
  const times = { id, placedAt, slotDay: slot.day, slotBeginAt: slot.beginAt, slotEndAt: slot.endAt }
  const story = soFar(planned, times, world.now)
  const { catalogue, seed } = world
  const day = shopDate(placedAt)
  const chosen = chooseLines({ catalogue, story, warehouseId, day, minimumCents: terms.minimumCents, seed })
  const priced = priceCart({
    lines: chosen.map(({ cartLine }) => cartLine),
    orderVouchers: [],
    bagFee: { cents: terms.bagFeeCents, vatRate: vatRate.ordinary },
    delivery: {
      serviceFeeCents: terms.feeCents,
      slotFeeCents: slot.feeCents ?? null,
      feeSteps: [],
      freeFromCents: terms.freeFromCents,
      minimumSpendCents: terms.minimumCents,
      vatRate: vatRate.ordinary,
      isDiscountable: true,
    },
  })
  const order = orderRow({ id, story, place, warehouseId, slot, priced, placedAt })
  rows.carts.push(cartRow(order, slot))
  if (order.statusId !== orderStatus.cancelled) rows.holds.push(bookingOf(order, placedAt))
  rows.orders.push(order)
  rows.suborders.push(suborderOf(order))
  addLines(rows, order, chosen, priced, story)
  rows.events.push(...orderEvents(order, story))
  rows.payments.push(...paymentRows(order, story))
}

/** Minutes before the shop is filled at which the unpaid order was placed: its payment has just been declined. */
const unpaidSince = 7

function placedAtOf(story: OrderStory, id: number, { today, now }: OrderWorld): Date {
  if (isUnpaid(story)) return new Date(now.getTime() - unpaidSince * 60_000)
  return instantAt(placedDay(story, today), 7 * 60 + id)
}

function factsOf(
  story: OrderStory,
  world: OrderWorld,
): { place: AddressRow; warehouseId: number; terms: StoreServiceRow } {
  const place = world.addresses.find((row) => row.id === story.addressId)
  const store = storeRows.find((row) => row.id === story.storeId)
  const terms = storeServiceRows.find(
    (row) => row.storeId === story.storeId && row.deliveryServiceId === story.deliveryServiceId,
  )
  if (!place || !store || !terms) throw new Error('An order story names an unknown address, store or service')
  return { place, warehouseId: store.warehouseId, terms }
}

interface PricedStory {
  id: number
  story: OrderStory
  place: AddressRow
  warehouseId: number
  slot: SlotRow
  priced: PricedCart
  placedAt: Date
}

function orderRow({ id, story, place, warehouseId, slot, priced, placedAt }: PricedStory): OrderRow {
  return {
    id,
    userId: story.userId,
    cartId: id,
    cartVersion: 1,
    idempotencyKey: `demo-${id}`,
    statusId: story.statuses.at(-1) ?? 0,
    storeId: story.storeId,
    warehouseId,
    deliveryServiceId: story.deliveryServiceId,
    address: placedAddress(place),
    slotId: slot.id,
    slotDay: slot.day,
    slotBeginAt: slot.beginAt,
    slotEndAt: slot.endAt,
    goodsCents: priced.listCents,
    discountCents: priced.goodsCents - priced.listCents,
    feeCents: priced.deliveryCents,
    bagFeeCents: priced.bagFeeCents,
    totalCents: priced.totalCents,
    prebilledCents: priced.prebilledCents,
    paymentTypeId: story.paymentTypeId,
    billing: story.needsInvoice ? billingOf(story.userId) : null,
    // Marks past orders: the demo's clock does not change their status. An unpaid one ends as those of customers do.
    infos: { need_invoice: String(story.needsInvoice), ...(!isUnpaid(story) && { seeded: 'true' }) },
    placedAt,
    updatedAt: placedAt,
  }
}

/** A copy of the customer's billing data. */
function billingOf(userId: number): OrderRow['billing'] {
  const found = billingRows.find((row) => row.userId === userId)
  if (found === undefined) throw new Error(`customer ${userId} has no billing data`)
  const { name, vatNumber, sdiCode, street, streetNumber, city, province, postalCode } = found
  const codes = { vatNumber: vatNumber ?? undefined, sdiCode: sdiCode ?? undefined }
  return { name, ...codes, street, streetNumber, city, province, postalCode }
}

function placedAddress(place: AddressRow): OrderRow['address'] {
  const { type, doorbell, notes, phone, door, latitude, longitude } = place
  const isOfStore = type === 'drive'
  return {
    addressId: place.id,
    type,
    name: place.name,
    street: place.street,
    streetNumber: place.streetNumber,
    city: place.city,
    province: place.province,
    postalCode: place.postalCode,
    ...(doorbell && { doorbell }),
    ...(notes && { notes }),
    ...(phone && { phone }),
    ...(door && { door }),
    ...(!isOfStore && latitude && longitude && { position: { latitude, longitude } }),
  }
}

function cartRow(order: OrderRow, slot: SlotRow): OrderRows['carts'][number] {
  return {
    id: order.cartId,
    userId: order.userId,
    state: 'ordered',
    storeId: order.storeId,
    deliveryServiceId: order.deliveryServiceId,
    addressId: order.address.addressId,
    slotId: slot.id,
    ...(order.placedAt && { createdAt: order.placedAt, updatedAt: order.placedAt }),
  }
}

function suborderOf(order: OrderRow): OrderRows['suborders'][number] {
  return {
    orderId: order.id,
    warehouseId: order.warehouseId,
    deliveryServiceId: order.deliveryServiceId,
    deliveryStatusId: deliveryStatusAt(order.statusId),
    deliveryDay: order.slotDay,
    deliveryBeginAt: order.slotBeginAt,
    deliveryEndAt: order.slotEndAt,
    ...(order.updatedAt && { updatedAt: order.updatedAt }),
  }
}

/** The place an order has in its slot: cancelling returns it. */
function bookingOf({ slotId, cartId, userId }: OrderRow, placedAt: Date): OrderRows['holds'][number] {
  return { slotId, cartId, userId, state: 'booked', expiresAt: placedAt, createdAt: placedAt }
}

/** Lines have the list price; every discount and fee is a row of its own, and together they are the total. */
function addLines(
  rows: OrderRows,
  order: OrderRow,
  chosen: readonly ChosenLine[],
  priced: PricedCart,
  story: OrderStory,
): void {
  const firstId = rows.lines.length + 1
  for (const { product, cartLine } of chosen) {
    const line = priced.lines[cartLine.lineId]
    rows.lines.push({
      id: firstId + cartLine.lineId,
      orderId: order.id,
      productId: product.id,
      name: product.name,
      brand: product.brand,
      pack: product.pack,
      isPackage: product.sellingMode === 'pack',
      quantityOrdered: cartLine.quantity,
      quantityPrepared: isPicked(story) ? cartLine.quantity : null,
      pickState: isPicked(story) ? 'picked' : 'to-pick',
      weightVariable: cartLine.hasVariableWeight,
      unitPriceCents: cartLine.listPriceCents,
      totalCents: line?.listCents ?? 0,
      withdrawal: withdrawalKindOf({
        stated: product.texts?.withdrawal,
        sellingMode: product.sellingMode,
        temperature: product.texts?.temperature,
        storage: product.texts?.storage?.it,
        isMadeToOrder: false,
      }),
      vatPercent: product.vatPercent,
      promotion: line?.promotionId === null ? null : cartLine.promotion,
    })
  }
  for (const { reason, cents, lineId, promotionId } of priced.adjustments) {
    rows.adjustments.push({
      orderId: order.id,
      orderLineId: lineId === null ? null : firstId + lineId,
      reason,
      cents,
      promotionId,
    })
  }
}
