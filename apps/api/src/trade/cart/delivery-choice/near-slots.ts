import { deliveredServices } from '@bottega/rules/delivery/delivery-services.ts'
import { areaAround, nearSlots } from '@bottega/rules/delivery/near-slots.ts'
import type { DayTab } from '@bottega/rules/delivery/slot-choice.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import { crediblePosition } from '../../../places/stores/credible-position.ts'
import type { JudgedSlot } from '../../delivery/slots.service.ts'
import type { LoadedCart } from '../load-cart.ts'
import { findOrdersNear } from './near-slots.repository.ts'

/** Half a square that holds the area, in degrees: wider than it at every latitude people live at. */
const reach = 0.04

const none: ReadonlySet<number> = new Set()

/**
 * The slots in which a van comes near the cart's address anyway. None for goods that are collected, nor for an address
 * whose place is not known. (decision 0866)
 */
export async function slotsNearAddress(
  db: Reader,
  { userId, address, service }: LoadedCart,
  tabs: readonly DayTab<JudgedSlot>[],
): Promise<ReadonlySet<number>> {
  if (userId === null || address === null || service === null) return none
  if (address.position === null || !deliveredServices.has(service.deliveryServiceId)) return none
  const home = crediblePosition(address.postalCode, address.position)
  const offered = tabs.flatMap(({ date, slots }) =>
    slots.filter(({ obstacles }) => obstacles.length === 0).map(({ row }) => ({ slotId: row.slotId, date })),
  )
  if (home === undefined || offered.length === 0) return none
  const { centre } = areaAround(home)
  const slotIds = offered.map(({ slotId }) => slotId)
  return nearSlots(home, offered, await findOrdersNear(db, { slotIds, userId, centre, reach }))
}
