import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './payments.ts'

export const paymentsArea = area('payments', calls, schemas)
