import { Type } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { emptySchema } from '../common.ts'
import { emailText, secretText } from '../text-fields.ts'

/** Of the link in a mail; never in an address. (Safety, 12) */
const linkBody = Type.Object({
  login: emailText({ minLength: 1, maxLength: 100 }),
  token: secretText({ minLength: 1, maxLength: 100 }),
})

export const anonymizeTokenRequest = callSchema({
  summary: 'Ask for the mail that deletes my account',
  body: emptySchema,
  reply: emptySchema,
  refusals: [
    'error.account.openOrders',
    'error.account.unpaidDues',
    'error.login.tooMany',
    'error.staff.notWhileActing',
  ],
})

export const anonymizeTokenCheck = callSchema({
  summary: 'What the link of a mail about a deletion does',
  body: linkBody,
  reply: Type.Object({
    step: Type.Enum(['confirm', 'withdraw'], {
      description: 'Confirms the deletion, or takes it back while the account is closed',
    }),
    eraseAfter: Type.Optional(Type.String({ description: 'ISO instant; of a closed account' })),
  }),
  refusals: ['error.account.deletionLink', 'error.login.tooMany'],
})

export const userAnonymize = callSchema({
  summary: 'Close my account; its data is erased within five days',
  body: linkBody,
  reply: Type.Object({ eraseAfter: Type.String({ description: 'ISO instant; until then it can be taken back' }) }),
  refusals: [
    'error.account.deletionLink',
    'error.account.openOrders',
    'error.account.unpaidDues',
    'error.login.tooMany',
    'error.staff.notWhileActing',
  ],
})

export const userAnonymizeWithdraw = callSchema({
  summary: 'Take the deletion of my account back: it opens again as it was',
  body: linkBody,
  reply: emptySchema,
  refusals: ['error.account.deletionLink', 'error.login.tooMany', 'error.staff.notWhileActing'],
})

/** JSON: an object with the rows of each table that holds something of the customer. (decision 0323) */
export const profileExport = callSchema({
  summary: 'Everything the shop has stored about me, as a file',
  reply: fileSchema,
  refusals: ['error.login.tooMany', 'error.staff.notWhileActing'],
})
