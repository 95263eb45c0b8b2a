import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as cuForms from './cu-forms.ts'
import * as forms from './forms.ts'

export const formsArea = area('forms', calls, { ...forms, ...cuForms })
