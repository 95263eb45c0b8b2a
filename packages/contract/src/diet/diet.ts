import {
  longestDislikedWord,
  longestPersonName,
  mostDislikedWords,
  mostPersons,
} from '@bottega/rules/diet/diet-profile.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { emptySchema, idSchema } from '../common.ts'
import { codeText, freeText } from '../text-fields.ts'

/** Products of a page, or of a long cart. */
export const mostChecked = 500

const kind = () =>
  Type.Enum(['allergen', 'nut', 'intolerance', 'diet', 'dislike'], {
    description: 'allergen and nut: of Annex II of Regulation (EU) 1169/2011',
  })

const choiceSchema = Type.Object({
  key: Type.String(),
  kind: kind(),
  name: Type.String({ description: 'In the language of the request' }),
})
export type DietChoice = Static<typeof choiceSchema>

const avoids = <const Key extends Parameters<typeof Type.Object>[0][string]>(key: Key) =>
  Type.Array(
    Type.Object({
      key,
      alsoTraces: Type.Boolean({ description: 'Products that may hold it by accident are named too' }),
    }),
    { maxItems: 60 },
  )

const profileSchema = Type.Object({
  state: Type.Enum(['none', 'stored', 'unreadable'], {
    description: 'unreadable: it was stored under a key the shop no longer has, and has to be filled in again',
  }),
  consentDate: Type.Optional(
    Type.String({ description: 'ISO instant of the consent; absent while none to the text of today is given' }),
  ),
  persons: Type.Array(Type.Object({ name: Type.String(), avoids: avoids(Type.String()) }), {
    description: 'The customer first, without a name',
  }),
  words: Type.Array(Type.String(), { description: 'What nobody likes, in words of their own' }),
  choices: Type.Array(choiceSchema, { description: 'Everything a profile may name' }),
})
export type DietProfileView = Static<typeof profileSchema>

/** Health data: only the customer themselves, never a shared cache. (Safety, 25a) */
export const dietProfile = callSchema({
  summary: 'What the persons of my household do not eat',
  reply: profileSchema,
  refusals: ['error.staff.notWhileActing'],
})

/** Replaces the profile. Without the consent nothing is stored, and what was stored stays. */
export const dietSave = callSchema({
  summary: 'Store what the persons of my household do not eat',
  body: Type.Object({
    consent: Type.Boolean({ description: 'To have these health data stored, asked for with this very form' }),
    persons: Type.Array(
      Type.Object({
        name: freeText({ maxLength: longestPersonName, description: 'Empty for the customer, who stands first' }),
        avoids: avoids(codeText({ maxLength: 30 })),
      }),
      { minItems: 1, maxItems: mostPersons + 1 },
    ),
    words: Type.Optional(
      Type.Array(freeText({ maxLength: longestDislikedWord }), {
        maxItems: mostDislikedWords,
        description: 'What nobody likes, in words of their own: products that have one are marked; absent for none',
      }),
    ),
  }),
  reply: profileSchema,
  refusals: [
    'error.diet.consentRequired',
    'error.diet.tooManyPersons',
    'error.diet.personName',
    'error.diet.personTwice',
    'error.diet.unknownChoice',
    'error.diet.otherKey',
    'error.request.tooMany',
    'error.staff.notWhileActing',
  ],
})

export const dietDelete = callSchema({
  summary: 'Take the consent back and delete the profile',
  body: emptySchema,
  reply: profileSchema,
  refusals: ['error.staff.notWhileActing'],
})

const findingSchema = Type.Object({
  key: Type.String(),
  kind: kind(),
  level: Type.Enum(['contains', 'likely', 'traces', 'unknown'], {
    description: 'likely: its name says so and no list; unknown: there is no list to read, which is no no',
  }),
  person: Type.String({ description: 'Empty for the customer' }),
  text: Type.String({ description: 'In the language of the request: “contains milk (Luca)”' }),
  words: Type.Optional(Type.String({ description: 'The words of the label it was read from' })),
})

const checkedSchema = Type.Object({
  productId: Type.Integer(),
  asks: Type.Boolean({ description: 'Goes in the cart only with `accept_diet`' }),
  findings: Type.Array(findingSchema, { description: 'The worst first' }),
})
export type CheckedProduct = Static<typeof checkedSchema>

/** A POST, because what somebody looks at is no part of an address. Whoever has no profile gets an empty answer. */
export const dietCheck = callSchema({
  summary: 'What my household’s profile has against products',
  body: Type.Object({ product_ids: Type.Array(idSchema(), { minItems: 1, maxItems: mostChecked }) }),
  reply: Type.Object({
    state: Type.Enum(['none', 'stored', 'unreadable']),
    products: Type.Array(checkedSchema, { description: 'Only those there is something against' }),
  }),
  refusals: [],
})
