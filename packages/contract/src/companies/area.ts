import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './companies.ts'

export const companiesArea = area('companies', calls, schemas)
