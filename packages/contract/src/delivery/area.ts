import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as stores from './stores.ts'
import * as proximity from './proximity.ts'
import * as addresses from './addresses.ts'
import * as timeslots from './timeslots.ts'

export const deliveryArea = area('delivery', calls, { ...stores, ...proximity, ...addresses, ...timeslots })
