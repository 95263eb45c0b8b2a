import { isCollected, unattendedServices } from '../delivery/delivery-services.ts'
import { orderStatus } from './order-status.ts'

/** Metres from the store within which the customer counts as there. The document gives a distance and no bound. */
export const arrivedWithin = 300

/** An order as far as a place to park is concerned; the day is that of the shop's calendar. */
interface CollectedOrder {
  readonly statusId: number
  readonly deliveryServiceId: number
  readonly slotDay: string
}

export type ParkingVerdict = 'open' | 'not-here' | 'not-today' | 'over'

const stillToCollect: ReadonlySet<number> = new Set([
  orderStatus.ordered,
  orderStatus.inPreparation,
  orderStatus.beingPicked,
  orderStatus.prepared,
  orderStatus.receiptIssued,
])

/**
 * The answer to a reservation of a place to park: it can be made where staff hand the goods over, on the day, until
 * they are handed over. (Account and after-sales, section 7, "Orders")
 */
export function parkingVerdict(
  { statusId, deliveryServiceId, slotDay }: CollectedOrder,
  today: string,
): ParkingVerdict {
  if (!isCollected(deliveryServiceId) || unattendedServices.has(deliveryServiceId)) return 'not-here'
  if (!stillToCollect.has(statusId)) return 'over'
  return slotDay === today ? 'open' : 'not-today'
}
