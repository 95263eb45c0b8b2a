import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './staff-orders.ts'

export const staffOrdersArea = area('staffOrders', calls, schemas)
