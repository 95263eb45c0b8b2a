import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './system.ts'

export const systemArea = area('system', calls, schemas)
