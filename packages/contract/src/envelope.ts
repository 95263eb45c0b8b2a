import { anonymousUserId } from '@bottega/rules/people/account.ts'
import { Type, type Static, type TSchema } from 'typebox'
import type { MessageCode } from './codes.ts'
import type { MessageArguments } from './texts/text-of.ts'

/** The shopper the answer was made for; `userId` -1 is an anonymous visitor. (Shopping core, section 3) */
export const userSchema = Type.Object({
  userId: Type.Integer(),
  login: Type.String(),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  profileConfirmed: Type.Boolean(),
  userType: Type.Object({ userTypeId: Type.Integer() }),
  betaTester: Type.String(),
  companyId: Type.Integer(),
  hasFavorites: Type.Boolean(),
  profile: Type.Object({ level: Type.Integer({ description: '1 once the e-mail address was confirmed' }) }),
  legals: Type.Array(Type.Object({ legalId: Type.Integer() }), {
    description: 'Notices agreed to as they read now; the id is that of the person info which says so',
  }),
  crmUserSegments: Type.Array(Type.Object({ crmSegment: Type.Object({ crmSegmentId: Type.Integer() }) })),
  person: Type.Object({
    personInfos: Type.Array(Type.Object({ personInfoTypeId: Type.Integer(), value: Type.String() })),
  }),
  giftCertificatesReceived: Type.Integer({ description: 'Vouchers assigned to the person and not used yet' }),
  dietVersion: Type.Optional(
    Type.String({ description: 'Another with every change of their food profile; absent without one' }),
  ),
  defaultStoreAddress: Type.Optional(Type.Object({ addressId: Type.Integer() })),
  defaultStoreAddressId: Type.Optional(Type.Integer()),
  defaultDeliveryAddressId: Type.Optional(Type.Integer()),
  ssoUser: Type.Optional(
    Type.Object(
      {
        username: Type.String(),
        roles: Type.Array(Type.String()),
        stores: Type.Optional(
          Type.Array(Type.Integer(), { description: 'The stores they work for; absent for the whole group' }),
        ),
        actingUntil: Type.Optional(Type.String({ description: 'ISO instant; only while acting for the user' })),
      },
      { description: 'The staff member who is signed in: as themselves, or acting for the user' },
    ),
  ),
})
export type UserView = Static<typeof userSchema>

export const anonymousUser: UserView = {
  userId: anonymousUserId,
  login: '',
  email: '',
  firstName: '',
  lastName: '',
  profileConfirmed: false,
  userType: { userTypeId: 0 },
  betaTester: '0',
  companyId: 0,
  hasFavorites: false,
  profile: { level: 0 },
  legals: [],
  crmUserSegments: [],
  person: { personInfos: [] },
  giftCertificatesReceived: 0,
}

/** Something to tell the shopper: the code for programs, the arguments for the text. */
export interface Remark {
  code: MessageCode
  values?: MessageArguments
}

const textAndCode = (name: 'error' | 'info' | 'warning') =>
  Type.Array(
    Type.Object({
      [name]: Type.String(),
      code: Type.String(),
      values: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
    }),
  )

const responseSchema = Type.Object({
  status: Type.Integer({ description: '0 is success' }),
  errors: textAndCode('error'),
  infos: textAndCode('info'),
  warnings: textAndCode('warning'),
  errorsMessage: Type.Array(Type.String()),
  infosMessage: Type.Array(Type.String()),
  warningsMessage: Type.Array(Type.String()),
  requestId: Type.Optional(
    Type.String({ description: 'Only where something failed: what the log of the shop calls this request' }),
  ),
})
export interface EnvelopeResponse {
  status: number
  errors: EnvelopeMessage<'error'>[]
  infos: EnvelopeMessage<'info'>[]
  warnings: EnvelopeMessage<'warning'>[]
  errorsMessage: string[]
  infosMessage: string[]
  warningsMessage: string[]
  requestId?: string
}
export type EnvelopeMessage<Name extends string> = { code: string; values?: MessageArguments | undefined } & Record<
  Name,
  string
>

/** The shape around every answer: all six lists always present, `user` at the root. (Wire format, section 1) */
export interface Envelope<Data> {
  response: EnvelopeResponse
  user: UserView
  data: Data
  /** Of a bare call: the headers its schema names, which stand beside the envelope and not in it. */
  headers?: Readonly<Record<string, string>>
}

export const envelopeSchema = (data: TSchema) =>
  Type.Object({ response: responseSchema, user: userSchema, data: Type.Optional(data) })
