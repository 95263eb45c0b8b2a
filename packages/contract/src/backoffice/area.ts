import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './staff.ts'

export const backofficeArea = area('backoffice', calls, schemas)
