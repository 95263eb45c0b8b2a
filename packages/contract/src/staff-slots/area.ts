import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './staff-slots.ts'

export const staffSlotsArea = area('staffSlots', calls, schemas)
