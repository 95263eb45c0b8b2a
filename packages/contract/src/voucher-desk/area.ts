import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './voucher-desk.ts'

export const voucherDeskArea = area('voucherDesk', calls, schemas)
