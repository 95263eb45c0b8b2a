import { languages } from '@bottega/rules/text/language.ts'
import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { daySchema, emptySchema, idSchema } from '../common.ts'
import { freeText, secretText } from '../text-fields.ts'

const contacts = {
  phone: Type.Optional(freeText({ maxLength: 25 })),
  mobilePhone: freeText({ maxLength: 25 }),
}

/** E-mail, password and VAT number are changed elsewhere or not at all; texts of no use for the type are ignored. */
export const updateUserDetail = callSchema({
  summary: 'Change my profile',
  query: Type.Object({ token_recaptcha: Type.Optional(secretText({ maxLength: 4000 })) }),
  body: Type.Object({
    firstName: freeText({ maxLength: 60 }),
    lastName: freeText({ maxLength: 60 }),
    birthDate: Type.Optional(daySchema()),
    gender: Type.Optional(Type.Enum(['female', 'male', 'other'])),
    fiscalCode: Type.Optional(freeText({ maxLength: 16 })),
    companyName: Type.Optional(freeText({ maxLength: 120 })),
    sdiCode: Type.Optional(freeText({ maxLength: 7 })),
    pec: Type.Optional(freeText({ maxLength: 100 })),
    ...contacts,
    storeId: Type.Optional(idSchema()),
    language: Type.Optional(
      Type.Enum([...languages, 'used'], {
        description: 'Of mails and messages; `used` follows the one of the shop as it is used. Absent changes nothing',
      }),
    ),
    token: Type.Optional(secretText({ maxLength: 4000 })),
  }),
  reply: emptySchema,
  refusals: [
    'error.registration.invalid',
    'error.registration.fiscal_code.not_valid',
    'error.store.notFound',
    'error.captcha.required',
    'error.captcha.wrong',
    'error.staff.notWhileActing',
  ],
})

export const updateContact = callSchema({
  summary: 'Change my phone numbers',
  body: Type.Object(contacts),
  reply: emptySchema,
  refusals: ['error.registration.invalid', 'error.staff.notWhileActing'],
})
