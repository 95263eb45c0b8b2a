import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { parseDayLocks } from '@bottega/rules/delivery/day-locks.ts'
import { availabilityMessage } from '@bottega/rules/delivery/product-availability.ts'

export type Unavailability = { reason: 'not-in-lockers' | 'unavailable' } | { reason: 'day-lock'; weekdays: number[] }

/**
 * Why a product cannot be bought with the chosen delivery; undefined when it can. Weekdays count from 1, Sunday.
 * (Shopping core, section 4)
 */
export function unavailabilityOf(
  product: Pick<ProductView, 'available' | 'dayLock' | 'productInfos'>,
  deliveryServiceId: number | undefined,
): Unavailability | undefined {
  const weekdays = [...new Set(parseDayLocks(product.dayLock).map(({ weekday }) => weekday))].toSorted((a, b) => a - b)
  const reason = availabilityMessage(
    {
      available: product.available,
      hasLockerLevel: product.productInfos['LOCKER_LEVEL'] !== undefined,
      isDayLocked: weekdays.length > 0,
    },
    deliveryServiceId ?? null,
  )
  if (reason === null) return undefined
  return reason === 'day-lock' ? { reason, weekdays } : { reason }
}
