import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './search.ts'

export const contentArea = area('content', calls, schemas)
