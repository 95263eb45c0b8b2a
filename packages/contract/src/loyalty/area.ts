import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './loyalty.ts'

export const loyaltyArea = area('loyalty', calls, schemas)
