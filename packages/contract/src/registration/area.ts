import { area } from '../area.ts'
import * as business from './business.ts'
import * as calls from './calls.ts'
import * as disclaimers from './disclaimers.ts'
import * as registration from './registration.ts'

export const registrationArea = area('registration', calls, { ...registration, ...disclaimers, ...business })
