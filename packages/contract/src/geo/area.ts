import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './geo.ts'

export const geoArea = area('geo', calls, schemas)
