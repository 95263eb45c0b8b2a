import type { DeliveryRound } from '@bottega/contract/fulfilment/rounds.ts'

/** Names a round to the shop in the version that is on the screen. */
export const roundAsSeen = ({ timeslotId, warehouseId, version }: DeliveryRound) => ({
  timeslot_id: timeslotId,
  warehouse_id: warehouseId,
  version,
})
