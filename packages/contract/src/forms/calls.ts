import { call } from '../call.ts'
import type * as cuForms from './cu-forms.ts'
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
  roles: ['editor', 'operator'],
  stores: 'group',
  effect: 'read',
  audited: { action: 'read.answers' },
})

/** One answer, whole. */
export const formAnswer = call<typeof forms.formAnswer>({
  method: 'GET',
  base: '/api',
  path: '/desk/form-answer',
  access: 'backoffice',
  roles: ['editor', 'operator'],
  stores: 'group',
  effect: 'read',
  audited: { action: 'read.answer', subject: 'answer', by: 'answer_id' },
})

/** All answers of a form as a table for spreadsheets. */
export const formAnswersFile = call<typeof forms.formAnswersFile>({
  method: 'GET',
  path: '/backoffice-access/form-answers-file',
  shape: 'file',
  access: 'backoffice',
  roles: ['editor', 'operator'],
  stores: 'group',
  effect: 'read',
  audited: { action: 'read.answersFile', subject: 'form', by: 'form_id' },
})

/** A file that was sent with an answer: for staff, and for the customer who sent it. */
export const formUploadFile = call<typeof forms.formUploadFile>({
  method: 'GET',
  path: '/form/upload',
  shape: 'file',
  access: 'customer',
  effect: 'read',
  audited: { action: 'read.upload', subject: 'upload', by: 'upload_id' },
})

/** Custom forms: those of the customer, and the types there are. (Content and discovery, section 7) */
export const cuFormList = call<typeof cuForms.cuFormList>({
  method: 'GET',
  path: '/cu-form/list',
  access: 'customer',
  effect: 'read',
})

export const cuFormView = call<typeof cuForms.cuFormView>({
  method: 'GET',
  path: '/cu-form/view',
  access: 'owner',
  effect: 'read',
})

export const cuFormInsert = call<typeof cuForms.cuFormInsert>({
  method: 'POST',
  path: '/cu-form/insert',
  access: 'public',
  effect: 'write',
})

export const cuFormUpdate = call<typeof cuForms.cuFormUpdate>({
  method: 'PUT',
  path: '/cu-form/update',
  access: 'owner',
  effect: 'write',
})

export const cuFormTypeList = call<typeof cuForms.cuFormTypeList>({
  method: 'GET',
  path: '/cu-form/cuform_type/list',
  access: 'public',
  effect: 'read',
})

export const cuFormTypeView = call<typeof cuForms.cuFormTypeView>({
  method: 'GET',
  path: '/cu-form/cuform_type/view',
  access: 'public',
  effect: 'read',
})

/** A custom form of a customer, for staff. */
export const staffGetForm = call<typeof cuForms.staffGetForm>({
  method: 'GET',
  path: '/backoffice-access/get-form',
  access: 'backoffice',
  roles: ['operator', 'shopkeeper'],
  effect: 'read',
  audited: { action: 'read.answer', subject: 'customer', by: 'user_id' },
})
