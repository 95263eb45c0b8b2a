import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './checkout.ts'

export const checkoutArea = area('checkout', calls, schemas)
