import { call } from '../call.ts'
import type * as forms from './forms.ts'

export const formView = call<typeof forms.formView>({
  method: 'GET',
  path: '/form/view',
  access: 'public',
  effect: 'read',
})

/** Orders to choose from in a field of that type. */
export const formOrders = call<typeof forms.formOrders>({
  method: 'GET',
  path: '/form/orders',
  access: 'customer',
  effect: 'read',
})

/** Sends a form, or beforehand one file of it. (Content and discovery, section 7) */
export const formSubmit = call<typeof forms.formSubmit>({
  method: 'POST',
  base: '/p/wp-admin',
  path: '/admin-ajax.php',
  shape: 'multipart',
  access: 'public',
  effect: 'write',
})

export const formAnswers = call<typeof forms.formAnswers>({
  method: 'GET',
  path: '/backoffice-access/form-answers',
  access: 'backoffice',
  effect: 'read',
})

/** All answers of a form as a table for spreadsheets. */
export const formAnswersFile = call<typeof forms.formAnswersFile>({
  method: 'GET',
  path: '/backoffice-access/form-answers-file',
  shape: 'file',
  access: 'backoffice',
  effect: 'read',
})

/** A file that was sent with an answer: for staff, and for the customer who sent it. */
export const formUploadFile = call<typeof forms.formUploadFile>({
  method: 'GET',
  path: '/form/upload',
  shape: 'file',
  access: 'customer',
  effect: 'read',
})
