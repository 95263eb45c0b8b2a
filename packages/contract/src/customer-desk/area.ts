import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './customer-desk.ts'

export const customerDeskArea = area('customerDesk', calls, schemas)
