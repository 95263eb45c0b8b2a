import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './billing.ts'

export const billingArea = area('billing', calls, schemas)
