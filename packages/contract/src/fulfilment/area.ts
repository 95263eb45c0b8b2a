import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './fulfilment.ts'

export const fulfilmentArea = area('fulfilment', calls, schemas)
