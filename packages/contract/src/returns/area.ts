import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './returns.ts'
import * as staff from './staff.ts'

export const returnsArea = area('returns', calls, { ...schemas, ...staff })
