import { shopClock } from '@bottega/rules/delivery/shop-calendar.ts'
import { productUnavailability } from '@bottega/rules/delivery/product-availability.ts'
import { nearestTime, proposedLine, type ProposedLine } from '@bottega/rules/orders/standing-orders.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { type DeliveryPlace, resolvePlace } from '../../places/stores/place.service.ts'
import { deliverableOf, loadProducts, pricingPromotion } from '../catalog/catalog.products.ts'
import { listSlotDays } from '../delivery/slots.service.ts'
import type { StandingOrderRow } from './standing-orders.repository.ts'

/** A slot with room, by the shop's clock. */
export interface FoundSlot {
  slotId: number
  date: string
  beginMinute: number
  endMinute: number
  beginAt: Date
  periodId: number
}

/**
 * The place of a standing order at its store; undefined where that store is closed or serves the address no more. The
 * rhythm goes on whatever site a customer looks at, so that every service counts.
 */
export async function placeOf(db: Reader, order: StandingOrderRow): Promise<DeliveryPlace | undefined> {
  if (order.addressId === null) return undefined
  const { userId, addressId, storeId } = order
  const resolved = await resolvePlace(db, 'coop', userId, addressId, { storeId, onlyThatStore: true })
  return resolved.ok ? resolved.place : undefined
}

const minuteAfter = (date: string, at: Date) => {
  const clock = shopClock(at)
  return clock.date === date ? clock.minuteOfDay : 1440
}

/** The slots of a place that are not over, with whether there is room. */
export async function slotsOf(db: Reader, place: DeliveryPlace, now: Date) {
  const { tabs } = await listSlotDays(db, place, { now, selectedSlotId: null, products: [] }, false)
  return tabs
    .flatMap(({ slots }) => slots)
    .map(({ row, obstacles }) => ({
      slotId: row.slotId,
      date: row.day,
      beginMinute: shopClock(row.beginAt).minuteOfDay,
      endMinute: minuteAfter(row.day, row.endAt),
      beginAt: row.beginAt,
      periodId: row.periodId,
      hasRoom: obstacles.length === 0,
    }))
}

/** The slot with room that is nearest to the hours of a date. */
export async function nearestSlot(
  db: Reader,
  place: DeliveryPlace,
  wanted: { day: string; beginMinute: number },
  now: Date,
): Promise<FoundSlot | undefined> {
  const offered = (await slotsOf(db, place, now)).filter(({ hasRoom }) => hasRoom)
  return nearestTime({ date: wanted.day, beginMinute: wanted.beginMinute }, offered)
}

export interface ListedGoods {
  productId: number
  /** Thousandths; null for the smallest quantity. */
  quantity: number | null
}

interface Circumstances {
  warehouseId: number
  isMember: boolean
  deliveryServiceId: number
  day: string
  slot: FoundSlot | undefined
  now: Date
}

/** The goods of a list as the shop sells them on a day, against the prices they had. */
export async function linesOf(
  db: Reader,
  items: readonly ListedGoods[],
  prices: Readonly<Record<string, number>>,
  { warehouseId, isMember, deliveryServiceId, day, slot, now }: Circumstances,
): Promise<ProposedLine[]> {
  const ids = items.map(({ productId }) => productId)
  const products = await loadProducts(db, { warehouseId, day, isMember }, ids)
  const chosen = slot === undefined ? null : { date: slot.date, periodId: slot.periodId, beginsAt: slot.beginAt }
  return items.map((item) => {
    const product = products.get(item.productId)
    const goods = product && {
      listPriceCents: product.listPriceCents,
      promotion: pricingPromotion(product),
      terms: product.terms,
      available: product.available,
      isBarred: productUnavailability(deliverableOf(product), { deliveryServiceId, slot: chosen, now }) !== null,
      needsChoice: product.selectOptions.length > 0,
    }
    return proposedLine(item, goods, prices[item.productId] ?? null)
  })
}

/** The prices the next proposal is held against; a product that is missing now keeps the price it had. */
export const pricesAfter = (
  before: Readonly<Record<string, number>>,
  lines: readonly ProposedLine[],
): Record<string, number> => {
  const known = lines.flatMap(({ productId, unitCents }): [string, number][] => {
    const cents = unitCents ?? before[productId]
    return cents === undefined ? [] : [[String(productId), cents]]
  })
  return Object.fromEntries(known)
}
