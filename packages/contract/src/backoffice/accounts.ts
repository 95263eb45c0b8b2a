import { staffRoles } from '@bottega/rules/people/roles.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { languages } from '@bottega/rules/text/language.ts'
import { codeText, emailText, secretText } from '../text-fields.ts'

const accountStates = ['invited', 'active', 'disabled'] as const

const staffAccountSchema = Type.Object({
  userId: Type.Integer(),
  login: Type.String(),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  role: Type.Enum([...staffRoles]),
  state: Type.Enum([...accountStates]),
  invitationEndsAt: Type.Optional(Type.String({ description: 'ISO instant; of an account that waits for its owner' })),
  storeIds: Type.Array(Type.Integer(), { description: 'The stores they work for' }),
  cooperativeIds: Type.Array(Type.Integer(), {
    description: 'The cooperatives they work for, with all their stores; none of both is the whole group',
  }),
  version: Type.Integer({ description: 'A change names the version it saw' }),
})
export type StaffAccountView = Static<typeof staffAccountSchema>

const named = Type.Object({ id: Type.Integer(), name: Type.String() })
const reply = Type.Object({
  accounts: Type.Array(staffAccountSchema, { maxItems: 500 }),
  stores: Type.Array(named, { maxItems: 500, description: 'The stores an account can be given' }),
  cooperatives: Type.Array(named, { maxItems: 100 }),
  wholeGroup: Type.Boolean({ description: 'Whether an account can be given none of them: the whole group' }),
})
export type StaffAccounts = Static<typeof reply>
const places = {
  store_ids: Type.Optional(Type.Array(idSchema(), { maxItems: 100, uniqueItems: true })),
  cooperative_ids: Type.Optional(Type.Array(idSchema(), { maxItems: 100, uniqueItems: true })),
}
const name = () => codeText({ minLength: 1, maxLength: 50 })
const version = () => Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

export const staffAccounts = callSchema({ summary: 'The accounts of staff', reply, refusals: [] })

export const staffAccountInvite = callSchema({
  summary: 'Make an account for a staff member, who is invited by mail to set a password and a second factor',
  body: Type.Object({
    email: emailText({ minLength: 3, maxLength: 100 }),
    first_name: name(),
    last_name: name(),
    role: Type.Enum([...staffRoles]),
    language: Type.Optional(Type.Enum([...languages])),
    ...places,
  }),
  reply,
  refusals: [
    'error.staff.placesBeyond',
    'error.email.invalid',
    'error.staff.accountExists',
    'error.staff.tooManyAccounts',
  ],
})

export const staffAccountChange = callSchema({
  summary: 'Give an account of staff another role or other stores, disable it or open it again',
  body: Type.Object({
    user_id: idSchema(),
    version: version(),
    role: Type.Optional(Type.Enum([...staffRoles])),
    disabled: Type.Optional(Type.Boolean()),
    ...places,
  }),
  reply,
  refusals: [
    'error.staff.accountNotFound',
    'error.staff.ownAccount',
    'error.staff.placesBeyond',
    'error.staff.changedMeanwhile',
  ],
})

export const staffAccountReinvite = callSchema({
  summary: 'Take password and second factor from an account of staff and invite its owner again',
  body: Type.Object({ user_id: idSchema(), version: version() }),
  reply,
  refusals: ['error.staff.accountNotFound', 'error.staff.ownAccount', 'error.staff.changedMeanwhile'],
})

const token = secretText({ minLength: 1, maxLength: 100 })

export const staffInvitationView = callSchema({
  summary: 'What an invitation is for, and the secret for the authenticator',
  // Empty where a link has lost its end: that is told as for any other wrong one.
  body: Type.Object({ token: secretText({ maxLength: 100 }) }),
  reply: Type.Object({
    login: Type.String(),
    firstName: Type.String(),
    secret: Type.String({ description: 'Base32 (RFC 4648), for RFC 6238 with six digits and half a minute' }),
    address: Type.String({ description: 'otpauth:// address for a QR code' }),
  }),
  refusals: ['error.staff.invitationWrong', 'error.request.tooMany'],
})

export const staffInvitationAccept = callSchema({
  summary: 'Set the password of an invited account and prove its authenticator by a code',
  body: Type.Object({
    token,
    password: secretText({ maxLength: 200 }),
    otp: secretText({ minLength: 1, maxLength: 10 }),
  }),
  reply: Type.Object({ login: Type.String() }),
  refusals: [
    'error.staff.invitationWrong',
    'error.staff.otpWrong',
    'error.password.minChar',
    'error.password.maxChar',
    'error.password.common',
    'error.request.tooMany',
  ],
})
