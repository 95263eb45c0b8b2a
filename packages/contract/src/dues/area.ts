import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './dues.ts'

export const duesArea = area('dues', calls, schemas)
