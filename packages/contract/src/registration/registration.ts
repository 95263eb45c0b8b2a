import { languages } from '@bottega/rules/text/language.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { daySchema, idSchema } from '../common.ts'
import { consentAnswerSchema } from './disclaimers.ts'
import { emailText, freeText, secretText, voucherText } from '../text-fields.ts'

const customerTypeSchema = Type.Enum(['private', 'company', 'soleProprietor'])
const genderSchema = Type.Enum(['female', 'male', 'other'])

/** The personal data of the account; texts of no use for the type of customer are empty. */
const personTexts = {
  firstName: freeText({ maxLength: 60 }),
  lastName: freeText({ maxLength: 60 }),
  fiscalCode: Type.Optional(freeText({ maxLength: 16 })),
  companyName: Type.Optional(freeText({ maxLength: 120 })),
  vatNumber: Type.Optional(freeText({ maxLength: 25 })),
  sdiCode: Type.Optional(freeText({ maxLength: 7 })),
  pec: Type.Optional(freeText({ maxLength: 100 })),
  phone: Type.Optional(freeText({ maxLength: 25 })),
  mobilePhone: Type.Optional(freeText({ maxLength: 25 })),
}

const registrationBody = Type.Object({
  customerType: customerTypeSchema,
  ...personTexts,
  birthDate: Type.Optional(daySchema()),
  gender: Type.Optional(genderSchema),
  storeId: Type.Optional(idSchema()),
  email: emailText({ minLength: 1, maxLength: 100 }),
  password: Type.Optional(
    secretText({
      minLength: 1,
      maxLength: 200,
      description: 'Left out where a login by another service has proved the address',
    }),
  ),
  inviteCode: Type.Optional(voucherText({ maxLength: 40 })),
  disclaimers: Type.Array(consentAnswerSchema, { maxItems: 20 }),
  token: Type.Optional(secretText({ maxLength: 4000 })),
  atOnce: Type.Optional(
    Type.Boolean({
      description:
        'In the checkout, where visitors have carts: a private customer is signed in before the address is confirmed, and orders once it is',
    }),
  ),
})
export type RegistrationBody = Static<typeof registrationBody>

const registrationRefusals = [
  'error.registration.invalid',
  'error.registration.consents',
  'error.registration.fiscal_code.not_valid',
  'error.registration.closed',
  'error.password.minChar',
  'error.password.maxChar',
  'error.password.common',
  'error.password.strict',
  'error.store.notFound',
  'error.social.failed',
  'error.captcha.required',
  'error.captcha.wrong',
  'error.login.tooMany',
] as const

const registrationReply = Type.Object({
  confirmed: Type.Optional(
    Type.Boolean({
      description:
        'True where the login by another service has proved the address: no mail asks for it, and the customer is signed in',
    }),
  ),
  signedIn: Type.Optional(
    Type.Boolean({ description: 'True where the customer is signed in at once; the mail that confirms is on its way' }),
  ),
})

/**
 * Answers alike for an address the shop knows and one it does not: the mail tells its reader which. (Safety, 13) With
 * `atOnce` a new account is in the shop, as whoever then tries its password learns anyway. (decision 856)
 */
export const registerUser = callSchema({
  summary: 'Register a customer; a mail asks for the confirmation of the address',
  body: registrationBody,
  reply: registrationReply,
  refusals: registrationRefusals,
})

export const saitRegisterUser = callSchema({
  summary: 'Register a customer of the SAIT group',
  body: registrationBody,
  reply: registrationReply,
  refusals: registrationRefusals,
})

const orNull = <Schema extends Parameters<typeof Type.Optional>[0]>(schema: Schema) => Type.Union([schema, Type.Null()])

/** The data of an account, for its own customer. (Account and after-sales, section 3, profile fields) */
export const userDetail = callSchema({
  summary: 'What the shop knows about the customer',
  reply: Type.Object({
    userId: Type.Integer(),
    login: Type.String(),
    email: Type.String(),
    emailConfirmedAt: orNull(Type.String({ description: 'ISO instant' })),
    customerType: customerTypeSchema,
    firstName: Type.String(),
    lastName: Type.String(),
    birthDate: orNull(Type.String({ description: 'A day, yyyy-MM-dd' })),
    gender: orNull(genderSchema),
    fiscalCode: orNull(Type.String()),
    companyName: orNull(Type.String()),
    vatNumber: orNull(Type.String()),
    sdiCode: orNull(Type.String()),
    pec: orNull(Type.String()),
    phone: orNull(Type.String()),
    mobilePhone: orNull(Type.String()),
    storeId: orNull(Type.Integer({ description: 'The preferred store' })),
    language: Type.Enum([...languages], { description: 'Of mails and messages' }),
    languageChosen: Type.Boolean({
      description: 'Chosen in the profile; otherwise it follows the one used in the shop',
    }),
    businessApproval: orNull(Type.Enum(['waiting', 'approved', 'rejected'])),
    approvalExpectedBy: orNull(
      Type.String({ description: 'While it waits: the fourth working day after the registration, yyyy-MM-dd' }),
    ),
    disclaimers: Type.Array(consentAnswerSchema),
  }),
  refusals: [],
})

/** Answers alike for an address the shop knows and one it does not. (Safety, 13) */
export const registrationResendEmail = callSchema({
  summary: 'Send the mail that confirms an address once more',
  query: Type.Object({ e_mail: emailText({ minLength: 3, maxLength: 100 }) }),
  reply: Type.Object({}),
  refusals: ['error.login.tooMany'],
})

export const registrationConfirm = callSchema({
  summary: 'Confirm an e-mail address with the code of its mail',
  body: Type.Object({
    e_mail: emailText({ minLength: 3, maxLength: 100 }),
    reg_control_code: secretText({ minLength: 1, maxLength: 100 }),
  }),
  reply: Type.Object({
    outcome: Type.Enum(['confirmed', 'alreadyConfirmed'], {
      description: 'The second where the same mail has confirmed the address before',
    }),
    signedIn: Type.Boolean({
      description: 'Whether the session that registered is the one that confirms: the customer is signed in by it',
    }),
  }),
  refusals: ['error.registration.confirmWrong', 'error.login.tooMany'],
})
