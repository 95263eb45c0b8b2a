import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as forms from './forms.ts'

const { formView, formOrders, formSubmit, formAnswers, formAnswersFile, formUploadFile } = forms

export const formsArea = area('forms', calls, {
  formView,
  formOrders,
  formSubmit,
  formAnswers,
  formAnswersFile,
  formUploadFile,
})
