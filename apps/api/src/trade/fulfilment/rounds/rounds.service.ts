import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { deliveredServices } from '@bottega/rules/delivery/delivery-services.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { byStreet } from '@bottega/rules/delivery/places/address.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import { deliveryStatus } from '@bottega/rules/orders/delivery-status.ts'
import { toCollectOf } from '../../payments/picked-money.service.ts'
import { deliveryStatusesNow } from '../../orders/suborders.service.ts'
import { findStops } from './rounds.repository.ts'

export type RoundStop = Awaited<ReturnType<typeof findStops>>[number] & {
  deliveryStatusId: number
  toCollectCents: number
}

/** The stops of a van in a slot, along the streets. */
export type DeliveryRound = readonly [RoundStop, ...RoundStop[]]

/** Packed orders of a day that go to a door and are not there yet, today's unless a day is named. */
export async function roundsOfDay(db: Reader, asked: string | undefined, stores: StoreScope, now: Date) {
  const day = asked ?? shopDate(now)
  const found = await findStops(db, { day, stores, deliveryServiceIds: [...deliveredServices] })
  const ids = found.map(({ order }) => order.id)
  const statuses = await deliveryStatusesNow(
    db,
    found.map(({ order }) => order),
  )
  const money = await toCollectOf(db, ids)
  const stops = found.map(({ order, firstName, lastName, warehouseName, service }) => ({
    order,
    firstName,
    lastName,
    warehouseName,
    service,
    postalCode: order.address.postalCode,
    street: order.address.street,
    streetNumber: order.address.streetNumber,
    deliveryStatusId: statuses.get(order.id) ?? deliveryStatus.inWarehouse,
    toCollectCents: money.get(order.id)?.cents ?? 0,
  }))
  const rounds = [...Map.groupBy(stops, ({ order }) => `${order.slotId} ${order.warehouseId}`).values()]
  return { day, rounds: rounds.map((round) => byStreet(round)) as unknown as DeliveryRound[] }
}
