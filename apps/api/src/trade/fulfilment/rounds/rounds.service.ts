import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { deliveredServices } from '@bottega/rules/delivery/delivery-services.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { byStreet } from '@bottega/rules/delivery/places/address.ts'
import { stopsInOrder } from '@bottega/rules/fulfilment/round-stops.ts'
import type { DoorDue } from '@bottega/rules/payments/door-money.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import { deliveryStatus } from '@bottega/rules/orders/delivery-status.ts'
import { toCollectOf } from '../../payments/picked-money.service.ts'
import { deliveryStatusesNow } from '../../orders/suborders.service.ts'
import { nothingDue } from '../fulfilment.service.ts'
import { findPickingStaff } from '../fulfilment.repository.ts'
import { findRounds, findStops, type RoundName, type RoundRow, type RoundsAsked } from './rounds.repository.ts'

export type RoundStop = Awaited<ReturnType<typeof findStops>>[number] & {
  deliveryStatusId: number
  due: DoorDue
}

type Driver = Awaited<ReturnType<typeof findPickingStaff>>[number]

/** A van in a slot: whoever drives it, and its stops in their order. */
export interface DeliveryRound {
  /** The decisions of staff on it; undefined where nobody touched it. */
  decided: RoundRow | undefined
  /** The staff of its store who may drive it. */
  drivers: readonly Driver[]
  stops: readonly [RoundStop, ...RoundStop[]]
}

/** Packed orders of a day that go to a door and are not there yet, today's unless a day is named. */
export async function roundsOfDay(db: Reader, asked: string | undefined, stores: StoreScope, now: Date) {
  const day = asked ?? shopDate(now)
  return { day, rounds: await readRounds(db, { day, stores }) }
}

/** The round of a van; undefined where it has nothing left to bring. */
export async function readRound(db: Reader, { slotId, warehouseId }: RoundName): Promise<DeliveryRound | undefined> {
  return (await readRounds(db, { slotId, warehouseId })).at(0)
}

async function readRounds(db: Reader, asked: RoundsAsked): Promise<DeliveryRound[]> {
  const found = await findStops(db, asked, [...deliveredServices])
  const orders = found.map(({ order }) => order)
  const statuses = await deliveryStatusesNow(db, orders)
  const money = await toCollectOf(
    db,
    orders.map(({ id }) => id),
  )
  const stops = found.map((stop): RoundStop => {
    const { id } = stop.order
    const deliveryStatusId = statuses.get(id) ?? deliveryStatus.inWarehouse
    return Object.assign(stop, { deliveryStatusId, due: money.get(id) ?? nothingDue })
  })
  const rows = await findRounds(db, [...new Set(orders.map(({ slotId }) => slotId))])
  const decided = new Map(rows.map((row) => [nameOf(row), row]))
  const drivers = new Map<number, readonly Driver[]>()
  for (const storeId of new Set(orders.map((order) => order.storeId)))
    drivers.set(storeId, await findPickingStaff(db, storeId))
  return [...Map.groupBy(stops, ({ order }) => nameOf(order))].flatMap(([name, own]) => {
    const row = decided.get(name)
    const [first, ...others] = inOrder(own, row?.stops ?? [])
    if (first === undefined) return []
    return { decided: row, drivers: drivers.get(first.order.storeId) ?? [], stops: [first, ...others] as const }
  })
}

const nameOf = ({ slotId, warehouseId }: RoundName) => `${slotId} ${warehouseId}`

/** As somebody put them by hand, and along the streets where nobody did. */
function inOrder(stops: readonly RoundStop[], byHand: readonly number[]): RoundStop[] {
  const proposed = byStreet(
    stops.map((stop) => {
      const { postalCode, street, streetNumber } = stop.order.address
      return { stop, postalCode, street, streetNumber }
    }),
  ).map(({ stop }) => stop)
  const byId = new Map(proposed.map((stop) => [stop.order.id, stop]))
  return stopsInOrder([...byId.keys()], byHand).flatMap((id) => byId.get(id) ?? [])
}
