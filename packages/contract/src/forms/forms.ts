import { offeredOrders } from '@bottega/rules/forms/form-field.ts'
import { Type, type Static } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { calendarDay, idSchema, pageSchema } from '../common.ts'
import { codeText, freeText, secretText } from '../text-fields.ts'
import { formSchema } from './form-view.ts'

/** The typed and chosen values, by key of the field; files are named by the tokens of their uploads. */
export const formValues = () =>
  Type.Record(
    Type.String({ maxLength: 40 }),
    Type.Union([
      freeText({ maxLength: 10_000 }),
      Type.Array(freeText({ maxLength: 10_000 }), { minItems: 0, maxItems: 50 }),
    ]),
  )

export const formView = callSchema({
  summary: 'A form by its id or its slug; one that needs a login has no fields for anonymous visitors',
  query: Type.Object({
    form_id: Type.Optional(idSchema()),
    slug: Type.Optional(codeText({ maxLength: 120 })),
  }),
  reply: Type.Object({ form: formSchema }),
  refusals: ['error.form.notFound'],
})

export const formOrders = callSchema({
  summary: 'The customer’s last orders, for a field that asks for one of them',
  query: Type.Object({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: `Default ${offeredOrders}` })),
  }),
  reply: Type.Object({
    orders: Type.Array(
      Type.Object({
        orderId: Type.Integer(),
        placedAt: Type.String({ description: 'ISO instant' }),
        deliveryDay: Type.String(),
      }),
    ),
  }),
  refusals: [],
})

/** The names the content system gives to the two effects of its one address. */
const action = () =>
  Type.Optional(
    Type.Enum(['form_submit', 'form_upload'], { description: 'In the query or among the fields; default form_submit' }),
  )

export const formSubmit = callSchema({
  summary:
    'Send a form: `form_id`, `values[key]` and files named `files[key]`; or with action form_upload one file alone, whose token is then sent among the values',
  query: Type.Object({ action: action() }),
  body: Type.Object({
    action: action(),
    form_id: idSchema(),
    values: Type.Optional(formValues()),
    key: Type.Optional(codeText({ maxLength: 40, description: 'Of form_upload: the field the file is for' })),
    captcha: Type.Optional(secretText({ maxLength: 4000 })),
  }),
  reply: Type.Object({
    message: Type.Optional(Type.String({ description: 'To be shown once the form was accepted' })),
    upload: Type.Optional(
      Type.Object({
        token: Type.String({ description: 'Stands for the file among the values' }),
        name: Type.String(),
        size: Type.Integer({ description: 'Bytes' }),
      }),
    ),
  }),
  refusals: [
    'error.form.notFound',
    'error.form.invalid',
    'error.form.login',
    'error.form.noFileField',
    'error.form.fileMissing',
    'error.form.fileType',
    'error.form.fileCount',
    'error.form.fileUnsafe',
    'error.form.scannerAway',
    'error.captcha.required',
    'error.captcha.wrong',
  ],
})

const answerSchema = Type.Object({
  answerId: Type.Integer(),
  formId: Type.Integer(),
  form: Type.String({ description: 'Its title when it was answered' }),
  createdAt: Type.String({ description: 'ISO instant' }),
  userId: Type.Optional(Type.Integer({ description: 'The customer who was signed in' })),
  values: Type.Array(Type.Object({ key: Type.String(), label: Type.String(), value: Type.String() })),
  files: Type.Array(
    Type.Object({ uploadId: Type.String(), name: Type.String(), size: Type.Integer(), key: Type.String() }),
  ),
})
export type FormAnswerView = Static<typeof answerSchema>

/** Both days included, in the shop's calendar. */
const answeredBetween = () => ({ from: Type.Optional(calendarDay()), until: Type.Optional(calendarDay()) })

export const formAnswers = callSchema({
  summary: 'Answers to the forms, the latest first',
  query: Type.Object({
    form_id: Type.Optional(idSchema()),
    ...answeredBetween(),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  reply: Type.Object({
    answers: Type.Array(answerSchema),
    forms: Type.Array(Type.Object({ formId: Type.Integer(), title: Type.String(), answers: Type.Integer() })),
    page: pageSchema,
  }),
  refusals: [],
})

export const formAnswersFile = callSchema({
  summary: 'The answers to a form as CSV, the latest 10000',
  query: Type.Object({ form_id: idSchema(), ...answeredBetween() }),
  reply: fileSchema,
  refusals: ['error.form.notFound'],
})

export const formAnswer = callSchema({
  summary: 'One answer to a form with its files',
  query: Type.Object({ answer_id: idSchema() }),
  reply: Type.Object({ answer: answerSchema }),
  refusals: ['error.form.answerNotFound'],
})

export const formUploadFile = callSchema({
  summary: 'Download a file that was sent with a form',
  query: Type.Object({ upload_id: codeText({ minLength: 1, maxLength: 100 }) }),
  reply: fileSchema,
  refusals: ['error.form.uploadNotFound'],
})
