import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './offers.ts'

export const offersArea = area('offers', calls, schemas)
