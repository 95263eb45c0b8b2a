import { moveStop, type StopMove } from '@bottega/rules/fulfilment/round-stops.ts'
import { changedMeanwhile, recordChange } from '../../../kernel/audit/audit.service.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import type { StaffMember } from '../../../kernel/visitor.ts'
import { lockRound, type RoundName, type RoundRow, updateRound } from './rounds.repository.ts'
import { type DeliveryRound, readRound } from './rounds.service.ts'

/** A round as whoever changes it saw it. */
export interface SeenRound extends RoundName {
  version: number
}

/** Throws `error.fulfilment.roundNotFound`. */
export async function existingRound(db: Tx | Shop['db'], name: RoundName): Promise<DeliveryRound> {
  const round = await readRound(db, name)
  if (round === undefined) throw new ShopError('error.fulfilment.roundNotFound')
  return round
}

interface Decision {
  fields: Partial<Pick<RoundRow, 'driverId' | 'driverName' | 'stops'>>
  action: 'round.driver' | 'round.stops'
  /** The facts that the log shows of a round. */
  factsOf: (round: DeliveryRound) => Record<string, unknown>
}

/**
 * Changes what is decided of a round, under the lock of its row: of two people who saw the same round, the second is told
 * who was faster. Orders that come or leave meanwhile are no change of it.
 */
function decide(
  shop: Shop,
  staff: StaffMember,
  seen: SeenRound,
  decision: (round: DeliveryRound) => Decision,
  now: Date,
): Promise<DeliveryRound> {
  return shop.db.transaction(async (tx) => {
    await existingRound(tx, seen)
    const row = await lockRound(tx, seen)
    if (row.version !== seen.version) throw await changedMeanwhile(tx, ['round', row.id])
    const before = await existingRound(tx, seen)
    const { fields, action, factsOf } = decision(before)
    await updateRound(tx, row.id, fields)
    const round = await existingRound(tx, seen)
    const beginAt = round.stops[0].order.slotBeginAt.toISOString()
    const change = { before: factsOf(before), after: { ...factsOf(round), beginAt } }
    await recordChange(tx, staff, { action, subject: ['round', row.id], ...change }, now)
    return round
  })
}

const driverFacts = ({ decided }: DeliveryRound) => ({ driver: decided?.driver ?? null })
const stopFacts = ({ stops }: DeliveryRound) => ({ stops: stops.map(({ order }) => order.id) })

export interface SaidDriver {
  staffId?: number | undefined
  name?: string | undefined
}

/** Throws `error.fulfilment.driverNotThere` for somebody who does not work for the store of the round. */
export const chooseDriver = (
  shop: Shop,
  staff: StaffMember,
  seen: SeenRound,
  { staffId, name }: SaidDriver,
  now: Date,
): Promise<DeliveryRound> =>
  decide(
    shop,
    staff,
    seen,
    ({ drivers }) => {
      if (staffId !== undefined && !drivers.some((one) => one.staffId === staffId))
        throw new ShopError('error.fulfilment.driverNotThere')
      const driverName = staffId === undefined ? (name ?? null) : null
      return { fields: { driverId: staffId ?? null, driverName }, action: 'round.driver', factsOf: driverFacts }
    },
    now,
  )

/** Throws `error.fulfilment.stopGone` where the order is in the round no more. */
export const moveStopOf = (
  shop: Shop,
  staff: StaffMember,
  seen: SeenRound,
  { orderId, move }: { orderId: number; move: StopMove },
  now: Date,
): Promise<DeliveryRound> =>
  decide(
    shop,
    staff,
    seen,
    ({ stops }) => {
      const order = stops.map(({ order: { id } }) => id)
      if (!order.includes(orderId)) throw new ShopError('error.fulfilment.stopGone')
      return { fields: { stops: moveStop(order, orderId, move) }, action: 'round.stops', factsOf: stopFacts }
    },
    now,
  )

export const proposeStops = (shop: Shop, staff: StaffMember, seen: SeenRound, now: Date): Promise<DeliveryRound> =>
  decide(shop, staff, seen, () => ({ fields: { stops: null }, action: 'round.stops', factsOf: stopFacts }), now)
