import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './vouchers.ts'

export const vouchersArea = area('vouchers', calls, schemas)
