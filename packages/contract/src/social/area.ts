import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './social.ts'

export const socialArea = area('social', calls, schemas)
