import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './slot-desk.ts'

export const slotDeskArea = area('slotDesk', calls, schemas)
