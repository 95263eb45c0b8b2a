import { isDayLocked, isPastProductCutoff, leadTimeLimit } from './locks-and-cutoffs.ts'
import { lockerAvailabilityServices, unattendedServices } from './delivery-services.ts'
import type { Slot, SlotProduct } from './slot.ts'

/** The reason a product cannot be bought now; null when the quantity control is shown. */
export type UnavailabilityKind = 'not-in-lockers' | 'day-lock' | 'lead-time' | 'product-cutoff' | 'unavailable'

export interface DeliverableProduct extends SlotProduct {
  readonly isInStock: boolean
  /** The product carries a locker level and does not go into lockers. */
  readonly hasLockerLevel: boolean
  readonly isForAdultsOnly: boolean
}

export interface ChosenDelivery {
  readonly deliveryServiceId: number | null
  readonly slot: Pick<Slot, 'date' | 'periodId' | 'beginsAt'> | null
  readonly now: Date
}

/** The reason a product cannot come with the chosen service and slot; null when it can. */
export function productUnavailability(
  product: DeliverableProduct,
  delivery: ChosenDelivery,
): UnavailabilityKind | null {
  if (!product.isInStock) return 'unavailable'
  if (isBarredFromService(product, delivery.deliveryServiceId)) return 'not-in-lockers'
  const { slot, now } = delivery
  if (slot === null) return null
  if (isDayLocked(product.dayLocks, slot.date, slot.periodId)) return 'day-lock'
  if (isPastProductCutoff(product.cutoffs, slot.date, now)) return 'product-cutoff'
  const tooSoon = product.leadTimeHours > 0 && slot.beginsAt < leadTimeLimit(now, [product.leadTimeHours])
  return tooSoon ? 'lead-time' : null
}

/**
 * Message for a product whose available quantity the server already answered. Above zero there is none; otherwise the
 * locker's, the day lock's, or plain unavailable. (Shopping core, section 4)
 */
export function availabilityMessage(
  product: { readonly available: number; readonly hasLockerLevel: boolean; readonly isDayLocked: boolean },
  deliveryServiceId: number | null,
): 'not-in-lockers' | 'day-lock' | 'unavailable' | null {
  if (product.available > 0) return null
  if (product.hasLockerLevel && isLockerForAvailability(deliveryServiceId)) return 'not-in-lockers'
  return product.isDayLocked ? 'day-lock' : 'unavailable'
}

function isBarredFromService(product: DeliverableProduct, deliveryServiceId: number | null): boolean {
  if (deliveryServiceId === null) return false
  if (product.isForAdultsOnly && unattendedServices.has(deliveryServiceId)) return true
  return product.hasLockerLevel && isLockerForAvailability(deliveryServiceId)
}

function isLockerForAvailability(deliveryServiceId: number | null): boolean {
  return deliveryServiceId !== null && lockerAvailabilityServices.has(deliveryServiceId)
}
