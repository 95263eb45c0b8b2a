import { area } from '../area.ts'
import * as accounts from './accounts.ts'
import * as audit from './audit.ts'
import * as calls from './calls.ts'
import * as staff from './staff.ts'

export const backofficeArea = area('backoffice', calls, { ...staff, ...accounts, ...audit })
