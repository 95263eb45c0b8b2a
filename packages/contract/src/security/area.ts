import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as names from './names.ts'
import * as logins from './logins.ts'
import * as passwords from './passwords.ts'

export const securityArea = area('security', calls, { ...names, ...logins, ...passwords })
