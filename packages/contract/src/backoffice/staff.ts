import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema, pageSchema } from '../common.ts'
import { userSchema } from '../envelope.ts'
import { personSorts } from '@bottega/rules/people/person-sorts.ts'
import { codeText, freeText, secretText } from '../text-fields.ts'

const signedIn = Type.Object({
  user: userSchema,
  token: Type.String({ description: 'The x-ebsn-account credential, for clients without cookies' }),
})

export const staffLogin = callSchema({
  summary: 'Sign in as staff: name, password and the code of the authenticator',
  body: Type.Object({
    backoffice_user: codeText({ minLength: 1, maxLength: 100 }),
    password: secretText({ minLength: 1, maxLength: 200 }),
    otp: secretText({ minLength: 1, maxLength: 10 }),
    token: Type.Optional(secretText({ maxLength: 4000 })),
  }),
  reply: signedIn,
  refusals: ['error.staff.loginWrong', 'error.login.tooMany', 'error.captcha.required', 'error.captcha.wrong'],
})

export const staffLogout = callSchema({ summary: 'Sign out as staff', reply: Type.Object({}), refusals: [] })

const foundPersonSchema = Type.Object({
  userId: Type.Integer(),
  login: Type.String(),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  companyName: Type.String(),
  codInt: Type.String({ description: 'The number on the customer’s papers' }),
  userType: Type.Object({ userTypeId: Type.Integer() }),
  customerType: Type.String(),
  orders: Type.Integer(),
})
export type FoundPerson = Static<typeof foundPersonSchema>

export const staffFindPeople = callSchema({
  summary: 'Search customers by name, e-mail, company or number',
  query: Type.Object({
    q: Type.Optional(freeText({ maxLength: 100 })),
    cod_int: Type.Optional(codeText({ maxLength: 50 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    sort: Type.Optional(Type.Enum([...personSorts])),
    user_type_id: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  }),
  reply: Type.Object({ users: Type.Array(foundPersonSchema), page: pageSchema }),
  refusals: ['error.request.tooMany'],
})

/**
 * The staff member, the customer and the end of acting stand in the `user` of every answer from then on. (Safety, 15)
 */
export const staffActAs = callSchema({
  summary: 'Act for a customer for thirty minutes; without a reason the record says that none was given',
  query: Type.Object({ user_id: idSchema(), reason: Type.Optional(freeText({ maxLength: 300 })) }),
  reply: signedIn,
  refusals: [
    'error.staff.customerNotFound',
    'error.staff.reasonRequired',
    'error.staff.alreadyActing',
    'error.request.tooMany',
  ],
})

export const staffStopActing = callSchema({
  summary: 'Stop acting and be oneself again',
  reply: signedIn,
  refusals: ['error.staff.notActing'],
})
