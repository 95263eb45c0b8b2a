import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { emailText } from '../text-fields.ts'

const state = () => Type.Enum(['invited', 'agreed'])
const date = () => Type.String({ description: 'ISO instant of the invitation or, once agreed, of the yes' })

/** Only a yes reveals that there is an account with the address. (Safety, 13) */
const personSchema = Type.Object({
  accountPersonId: Type.Integer(),
  email: Type.String({ description: 'As it was invited' }),
  name: Type.Optional(Type.String({ description: 'Once the person has agreed' })),
  state: state(),
  date: date(),
})
export type PersonOfAccountView = Static<typeof personSchema>

const masterSchema = Type.Object({
  accountPersonId: Type.Integer(),
  name: Type.String({ description: 'Of the company, else of the customer' }),
  state: state(),
  date: date(),
})
export type MasterAccountView = Static<typeof masterSchema>

const personsSchema = Type.Object({
  isMaster: Type.Boolean({ description: 'Whether I may invite persons' }),
  persons: Type.Array(personSchema, { description: 'Whose orders I see, or have asked to see' }),
  masters: Type.Array(masterSchema, { description: 'Who sees my orders, or asks to' }),
})
export type PersonsView = Static<typeof personsSchema>

export const personsList = callSchema({
  summary: 'Whose orders I see as a master account, and which master accounts see mine',
  reply: personsSchema,
  refusals: [],
})

export const personsInvite = callSchema({
  summary: 'Ask a person, by mail, whether my master account may see their orders',
  body: Type.Object({ email: emailText({ minLength: 1, maxLength: 100 }) }),
  reply: personsSchema,
  refusals: [
    'error.persons.notMaster',
    'error.persons.self',
    'error.persons.tooMany',
    'error.email.invalid',
    'error.request.tooMany',
    'error.staff.notWhileActing',
  ],
})

export const personsAnswer = callSchema({
  summary: 'Let a master account that asked see my orders, or not',
  body: Type.Object({ account_person_id: idSchema(), agree: Type.Boolean() }),
  reply: personsSchema,
  refusals: ['error.persons.notFound', 'error.staff.notWhileActing'],
})

export const personsEnd = callSchema({
  summary: 'A person or the master account ends it, or takes an invitation back',
  body: Type.Object({ account_person_id: idSchema() }),
  reply: personsSchema,
  refusals: ['error.persons.notFound', 'error.staff.notWhileActing'],
})
