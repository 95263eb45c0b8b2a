import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './documents.ts'

export const documentsArea = area('documents', calls, schemas)
