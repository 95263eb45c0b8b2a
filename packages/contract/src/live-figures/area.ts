import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './live-figures.ts'

const { liveStock, livePrices, livePromotions, machineKeys, machineKeyMake, machineKeyRevoke } = schemas

export const liveFiguresArea = area('liveFigures', calls, {
  liveStock,
  livePrices,
  livePromotions,
  machineKeys,
  machineKeyMake,
  machineKeyRevoke,
})
