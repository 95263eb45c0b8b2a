import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './lists.ts'

export const listsArea = area('lists', calls, schemas)
