import { Type, type Static } from 'typebox'
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
