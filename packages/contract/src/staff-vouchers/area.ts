import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './staff-vouchers.ts'

export const staffVouchersArea = area('staffVouchers', calls, schemas)
