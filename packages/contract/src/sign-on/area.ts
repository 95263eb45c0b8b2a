import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './sign-on.ts'

export const signOnArea = area('sign-on', calls, schemas)
