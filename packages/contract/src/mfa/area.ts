import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './mfa.ts'

export const mfaArea = area('mfa', calls, schemas)
