import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './saml.ts'

export const samlArea = area('saml', calls, schemas)
