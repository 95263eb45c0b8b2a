import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { secretText } from '../text-fields.ts'
import { formFieldSchema } from './form-view.ts'
import { formValues } from './forms.ts'

const typeId = () => Type.Integer({ description: 'Of its kind of custom form' })
const answers = Type.Record(Type.String(), Type.Union([Type.String(), Type.Array(Type.String())]))

/** A kind of custom form; its content is a schema and the values a new one begins with. */
const cuFormTypeSchema = Type.Object({
  cuFormTypeId: typeId(),
  name: Type.String(),
  descr: Type.String(),
  content: Type.Object({ schema: Type.Array(formFieldSchema), values: answers }),
})
export type CuFormTypeView = Static<typeof cuFormTypeSchema>

/** A custom form as a customer has filled it in. (Content and discovery, section 3) */
const cuFormSchema = Type.Object({
  cuFormId: Type.Integer(),
  cuFormTypeId: typeId(),
  name: Type.String(),
  descr: Type.String(),
  createdAt: Type.String({ description: 'ISO instant' }),
  updatedAt: Type.String({ description: 'ISO instant' }),
  content: Type.Object({ schema: Type.Array(formFieldSchema), values: answers }),
})
export type CuFormView = Static<typeof cuFormSchema>

const body = Type.Object({
  values: formValues(),
  captcha: Type.Optional(secretText({ maxLength: 4000 })),
})

export const cuFormTypeList = callSchema({
  summary: 'The kinds of custom forms; one that needs a login has no schema for anonymous visitors',
  reply: Type.Object({ cuFormTypes: Type.Array(cuFormTypeSchema) }),
  refusals: [],
})

export const cuFormTypeView = callSchema({
  summary: 'One kind of custom form with its schema',
  query: Type.Object({ cuform_type_id: idSchema() }),
  reply: cuFormTypeSchema,
  refusals: ['error.form.notFound'],
})

export const cuFormInsert = callSchema({
  summary: 'Send a custom form; status 0 means that it was taken',
  query: Type.Object({ cuform_type_id: idSchema() }),
  body,
  reply: Type.Object({
    cuFormId: Type.Integer(),
    content: Type.String({ description: 'What to say; empty where the form has no words of its own' }),
  }),
  refusals: [
    'error.form.notFound',
    'error.form.incorrect',
    'error.form.login',
    'error.captcha.required',
    'error.captcha.wrong',
  ],
})

export const cuFormList = callSchema({
  summary: 'The customer’s custom forms, the latest first, at most 100',
  reply: Type.Object({ cuForms: Type.Array(cuFormSchema) }),
  refusals: [],
})

export const cuFormView = callSchema({
  summary: 'One of the customer’s custom forms',
  query: Type.Object({ cuform_id: idSchema() }),
  reply: cuFormSchema,
  refusals: ['error.form.notFound'],
})

export const cuFormUpdate = callSchema({
  summary: 'Change the answers of one of the customer’s custom forms; its files stay',
  query: Type.Object({ cuform_id: idSchema() }),
  body,
  reply: cuFormSchema,
  refusals: ['error.form.notFound', 'error.form.incorrect'],
})

export const staffGetForm = callSchema({
  summary: 'A custom form of this customer, for staff; that of another customer answers as a missing one',
  query: Type.Object({ cu_form_id: idSchema(), user_id: idSchema() }),
  reply: cuFormSchema,
  refusals: ['error.form.notFound'],
})
