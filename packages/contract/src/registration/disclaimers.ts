import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { consentAnswerSchema, disclaimerSchema } from './disclaimer.ts'

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
