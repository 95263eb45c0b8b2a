import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { parseDayLocks } from '@bottega/rules/delivery/locks-and-cutoffs.ts'
import { availabilityMessage } from '@bottega/rules/delivery/product-availability.ts'

export type Unavailability =
  | { reason: 'not-in-lockers' | 'lead-time' | 'product-cutoff' | 'unavailable' }
  | { reason: 'day-lock'; weekdays: number[] }

/**
 * Why a product cannot be bought with the chosen delivery; undefined when it can. Weekdays count from 1, Sunday.
 * Instead of the general message, the shop may send a more precise reason. (Shopping core, section 4)
 */
export function unavailabilityOf(
  product: Pick<ProductView, 'available' | 'dayLock' | 'productInfos' | 'unavailableReason'>,
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
  if (reason === 'day-lock') return { reason, weekdays }
  const known = product.unavailableReason
  return { reason: reason === 'unavailable' && known !== undefined && known !== 'day-lock' ? known : reason }
}
