import type { Delivered } from '@bottega/rules/delivery/at-the-door.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { deliveredServices } from '@bottega/rules/delivery/delivery-services.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { stopsInOrder } from '@bottega/rules/fulfilment/round-stops.ts'
import { metresOfRound, shortestRound } from '@bottega/rules/fulfilment/shortest-round.ts'
import type { DoorDue } from '@bottega/rules/payments/door-money.ts'
import { LRUCache } from 'lru-cache'
import type { Reader } from '../../../kernel/database/database.ts'
import { deliveryStatus } from '@bottega/rules/orders/delivery-status.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { toCollectOf } from '../../payments/picked-money.service.ts'
import { myOrder } from '../../orders/orders.service.ts'
import { deliveryStatusesNow } from '../../orders/suborders.service.ts'
import { nothingDue } from '../fulfilment.service.ts'
import { findPickingStaff } from '../fulfilment.repository.ts'
import {
  findPassedStops,
  findRounds,
  findStops,
  type RoundName,
  type RoundRow,
  type RoundsAsked,
} from './rounds.repository.ts'

export type RoundStop = Awaited<ReturnType<typeof findStops>>[number] & {
  deliveryStatusId: number
  due: DoorDue
}

/** As far as it decides whether goods may be left at a door. */
export const deliveredOfStop = ({ hasGoodsForAdults, due }: RoundStop): Delivered => ({
  hasGoodsForAdults,
  dueCents: due.cents,
})

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
  const slotIds = [...new Set(orders.map(({ slotId }) => slotId))]
  const rows = await findRounds(db, slotIds)
  const passed = Map.groupBy(await findPassedStops(db, slotIds, [...deliveredServices]), nameOf)
  const decided = new Map(rows.map((row) => [nameOf(row), row]))
  const drivers = new Map<number, readonly Driver[]>()
  for (const storeId of new Set(orders.map((order) => order.storeId)))
    drivers.set(storeId, await findPickingStaff(db, storeId))
  return [...Map.groupBy(stops, ({ order }) => nameOf(order))].flatMap(([name, own]) => {
    const row = decided.get(name)
    const [first, ...others] = inOrder(own, passed.get(name) ?? [], row?.stops ?? [])
    if (first === undefined) return []
    return { decided: row, drivers: drivers.get(first.order.storeId) ?? [], stops: [first, ...others] as const }
  })
}

const nameOf = ({ slotId, warehouseId }: RoundName) => `${slotId} ${warehouseId}`

type PassedStop = Awaited<ReturnType<typeof findPassedStops>>[number]

/**
 * As somebody put them by hand, and the shortest way in straight lines where nobody did. The stops that are passed count
 * in the proposal: what is left of it keeps its order while the van is on its way.
 */
function inOrder(stops: readonly RoundStop[], passed: readonly PassedStop[], byHand: readonly number[]): RoundStop[] {
  const [first] = stops
  if (first === undefined) return []
  const byId = new Map(stops.map((stop) => [stop.order.id, stop]))
  const inPlaces = (ids: readonly number[]) => stopsInOrder(ids, byHand).flatMap((id) => byId.get(id) ?? [])
  // A proposal decides nothing where every stop was put by hand.
  const placed = new Set(byHand)
  if (stops.every(({ order }) => placed.has(order.id))) return inPlaces([...byId.keys()])
  const places = [...stops.map(({ order }) => order), ...passed].map(({ id, address }) => {
    const { postalCode, street, streetNumber, position } = address
    return { id, postalCode, street, streetNumber, position }
  })
  return inPlaces(proposalOf(first.store, places).filter((id) => byId.has(id)))
}

type Place = Parameters<typeof shortestRound>[1][number] & { id: number }

/** The work of a second for a full van, which its driver and each customer who waits would ask for again. */
const proposals = new LRUCache<string, readonly number[]>({ max: 200 })

/** The ids of these places in the shortest way, by all that decides it: a known one cannot be old. */
function proposalOf(store: RoundStop['store'], places: readonly Place[]): readonly number[] {
  const sorted = places.toSorted((one, other) => one.id - other.id)
  const key = JSON.stringify([store, sorted])
  const known = proposals.get(key)
  if (known !== undefined) return known
  const made = shortestRound(store, sorted).map(({ id }) => id)
  proposals.set(key, made)
  return made
}

/** The place of an order in the round of its van. */
export interface StopInRound {
  /** From 1, of all stops of the round, those made already as well. */
  number: number
  of: number
  /** Stops the van makes before this one. */
  before: number
}

/**
 * The place of a customer's own order in the round, while its goods are on the road; undefined before and after, and for
 * goods that are collected. Nothing of the other stops but their number.
 */
export async function stopOfOrder(db: Reader, userId: number, orderId: number): Promise<StopInRound | undefined> {
  const { statusId, deliveryServiceId, slotId, warehouseId } = await myOrder(db, userId, orderId)
  if (statusId !== orderStatus.outForDelivery || !deliveredServices.has(deliveryServiceId)) return undefined
  const round = await readRound(db, { slotId, warehouseId })
  const before = round?.stops.findIndex(({ order }) => order.id === orderId) ?? -1
  if (round === undefined || before < 0) return undefined
  const passed = (await findPassedStops(db, [slotId], [...deliveredServices])).filter(
    (one) => one.warehouseId === warehouseId,
  ).length
  return { number: passed + before + 1, of: passed + round.stops.length, before }
}

/** The way of a van, as far as the positions of its stops are known. */
export interface RoundWay {
  /** In straight lines from the store past the stops and back; undefined where no position is known. */
  metres: number | undefined
  /** The number of stops that are left out. */
  unknown: number
}

export function wayOf({ stops }: Pick<DeliveryRound, 'stops'>): RoundWay {
  const known = stops.filter(({ order }) => order.address.position !== undefined)
  const metres = metresOfRound(
    stops[0].store,
    known.map(({ order }) => order.address),
  )
  return { metres: known.length === 0 ? undefined : Math.round(metres), unknown: stops.length - known.length }
}
