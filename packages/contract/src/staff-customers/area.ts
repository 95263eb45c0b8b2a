import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './staff-customers.ts'

export const staffCustomersArea = area('staffCustomers', calls, schemas)
