import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { emailText, secretText } from '../text-fields.ts'

/** (Account and after-sales, section 7, "registration-card"; decision 0450) */
export const cardAgreement = callSchema({
  summary: 'Agree, by the link of a mail, that a card of the cooperative joins the account, or refuse it',
  body: Type.Object({
    action: Type.Enum(['agree', 'refuse']),
    email: emailText({ minLength: 3, maxLength: 100 }),
    coopId: idSchema(),
    token: Type.Optional(
      secretText({ maxLength: 100, description: 'Good for thirty minutes; later the customer signs in' }),
    ),
  }),
  reply: Type.Object({ outcome: Type.Enum(['agreed', 'refused']) }),
  refusals: [
    'error.cardAgreement.notValid',
    'error.cardAgreement.signIn',
    'error.card.oneAlready',
    'error.login.tooMany',
    'error.staff.notWhileActing',
  ],
})
