import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './persons.ts'

export const personsArea = area('persons', calls, schemas)
