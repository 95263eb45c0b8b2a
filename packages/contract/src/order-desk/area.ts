import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './order-desk.ts'

export const orderDeskArea = area('orderDesk', calls, schemas)
