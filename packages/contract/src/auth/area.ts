import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as auth from './auth.ts'

export const authArea = area('auth', calls, auth)
