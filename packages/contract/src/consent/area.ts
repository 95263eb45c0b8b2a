import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './cookies.ts'

export const consentArea = area('consent', calls, schemas)
