import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './leaflets.ts'

export const leafletsArea = area('leaflets', calls, schemas)
