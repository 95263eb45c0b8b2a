import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { codeText } from '../text-fields.ts'

export const shopAtWorkSubscribe = callSchema({
  summary: 'Join the workplace that gave out the code; its address comes into the address book',
  query: Type.Object({ subscriptionCode: codeText({ minLength: 1, maxLength: 30 }) }),
  reply: Type.Object({
    company: Type.Object({ name: Type.String(), address: Type.String() }),
    addressId: Type.Integer(),
  }),
  refusals: [
    'error.shopAtWork.notOnSite',
    'error.shopAtWork.codeWrong',
    'error.login.tooMany',
    'error.address.tooMany',
  ],
})

export const shopAtWorkView = callSchema({
  summary: 'The workplace one has joined',
  reply: Type.Object({ company: Type.Optional(Type.Object({ name: Type.String(), address: Type.String() })) }),
  refusals: ['error.shopAtWork.notOnSite'],
})

/** Only customers of company 32; the calling app gives the key to the marketing cloud. */
export const marketingContactKey = callSchema({
  summary: 'The key under which the marketing cloud knows the person',
  reply: Type.Object({ contactKey: Type.String() }),
  refusals: ['error.company.notAllowed', 'error.staff.notWhileActing'],
})

export const marketingRemoveContactKey = callSchema({
  summary: 'Forget the key of the marketing cloud',
  reply: Type.Object({}),
  refusals: ['error.company.notAllowed', 'error.staff.notWhileActing'],
})

const phone = Type.Object({
  platform: Type.Enum(['ios', 'android']),
  uuid: codeText({ minLength: 1, maxLength: 100 }),
})

const aboutPhone = Type.Optional(codeText({ maxLength: 100 }))

export const pushRegister = callSchema({
  summary: 'This phone takes push messages for the person; the customer who used it before gets none there',
  query: Type.Object({
    ...phone.properties,
    external_id: Type.Optional(
      codeText({ maxLength: 200, description: 'The phone at the service that sends push messages' }),
    ),
    model: aboutPhone,
    platform_version: aboutPhone,
    manufacturer: aboutPhone,
  }),
  reply: Type.Object({}),
  refusals: ['error.staff.notWhileActing'],
})

export const pushUnregister = callSchema({
  summary: 'This phone takes no more push messages for the person',
  query: phone,
  reply: Type.Object({}),
  refusals: ['error.staff.notWhileActing'],
})
