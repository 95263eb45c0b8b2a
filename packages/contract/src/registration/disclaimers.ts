import { type Static, Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'

/** One thing people are asked to agree to. (Account and after-sales, section 3, registration disclaimer) */
export const disclaimerSchema = Type.Object({
  registrationDisclaimerId: Type.Integer(),
  personInfoTypeId: Type.Integer({ description: 'Where the answer is stored' }),
  disclaimerTitle: Type.String(),
  priority: Type.Integer({ description: '1 general terms, 2 profiling, 3 marketing, 4 the notice of a store' }),
  required: Type.Boolean(),
  value: Type.String({ description: '1 given, 0 not' }),
  answered: Type.Optional(
    Type.Boolean({ description: 'Of an account: whether it has said yes or no to this wording' }),
  ),
  disclaimerUrl: Type.String({ description: 'Where the whole text can be read' }),
  disclaimerHtml: Type.String(),
  disclaimerContent: Type.String({ description: 'The same as plain text' }),
})
export type DisclaimerView = Static<typeof disclaimerSchema>

export const consentAnswerSchema = Type.Object({
  personInfoTypeId: idSchema(),
  value: Type.Enum(['0', '1'], { description: '1 give, 0 deny' }),
})
export type ConsentAnswer = Static<typeof consentAnswerSchema>

const disclaimers = Type.Array(disclaimerSchema)

export const ccnoDisclaimers = callSchema({
  summary: 'What the cooperative of the north-west asks people to agree to when they register',
  reply: Type.Object({ disclaimers }),
  refusals: [],
})

export const disclaimersByType = callSchema({
  summary: 'The consents of my account, with my answers',
  query: Type.Object({ registration_module_type_id: Type.Optional(idSchema()) }),
  reply: Type.Object({ disclaimers }),
  refusals: [],
})

export const checkDisclaimer = callSchema({
  summary: 'Have I agreed to everything an order needs?',
  reply: Type.Object({
    accepted: Type.Boolean(),
    disclaimers: Type.Array(disclaimerSchema, { description: 'Those that are missing' }),
  }),
  refusals: [],
})

export const updateDisclaimer = callSchema({
  summary: 'Answer consents of my account',
  body: Type.Object({ disclaimers: Type.Array(consentAnswerSchema, { minItems: 1, maxItems: 20 }) }),
  reply: Type.Object({ disclaimers }),
  refusals: ['error.personInfo.notAllowed', 'error.registration.consents', 'error.request.tooMany'],
})
