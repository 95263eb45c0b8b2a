import { socialNetworks } from '@bottega/rules/stores/shop-identity.ts'
import { languages } from '@bottega/rules/text/language.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'

const optionalText = (description?: string) =>
  Type.Optional(Type.String(description === undefined ? {} : { description }))

const sellerSchema = Type.Object({
  cooperativeId: Type.Integer(),
  name: Type.String(),
  company: optionalText('As the register has it; absent where the shop has not been told who sells'),
  address: optionalText('The seat, in one line'),
  vatNumber: optionalText(),
  fiscalCode: optionalText(),
  register: optionalText('Office and number of the entry in the register of companies'),
  shareCapital: optionalText(),
  phone: optionalText(),
  email: optionalText(),
  pec: optionalText('Certified mail'),
  complaints: optionalText('Where complaints go: an address of mail or of a page'),
  adr: Type.Optional(
    Type.Object(
      { name: Type.String(), url: Type.String() },
      { description: 'The body for settling disputes out of court' },
    ),
  ),
  digitalServicesContact: optionalText('Single point of contact, Regulation (EU) 2022/2065'),
  dpo: optionalText('How the data protection officer is reached'),
})
export type SellerView = Static<typeof sellerSchema>

const shopIdentitySchema = Type.Object({
  name: Type.String(),
  shortName: Type.String({ description: 'Where there is no room for the name' }),
  phone: optionalText(),
  email: optionalText(),
  languages: Type.Array(Type.Enum([...languages]), { description: 'Of its pages, and of mails to customers' }),
  social: Type.Array(Type.Object({ network: Type.Enum([...socialNetworks]), url: Type.String() })),
  sellers: Type.Array(sellerSchema, { description: 'By cooperative' }),
})
export type ShopIdentityView = Static<typeof shopIdentitySchema>

/** (Consumer code, article 49; Legislative Decree 70/2003, article 7) */
export const shopIdentity = callSchema({
  summary: 'What the shop calls itself, and the companies that sell in it',
  reply: shopIdentitySchema,
  refusals: [],
})
