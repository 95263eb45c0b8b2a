import { area } from '../area.ts'
import * as schemas from './archive.ts'
import * as calls from './calls.ts'

export const messagesArea = area('messages', calls, schemas)
