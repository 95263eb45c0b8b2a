import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './today.ts'

export const todayArea = area('today', calls, schemas)
