import { highestWeeklyLimit, mostProposedLines } from '@bottega/rules/people/household.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { cartSchema } from '../cart/cart-view.ts'
import { emptySchema, euro, idSchema } from '../common.ts'
import { emailText, secretText } from '../text-fields.ts'

const memberRole = () => Type.Enum(['adult', 'child'])
const limit = () =>
  Type.Union([
    Type.Integer({
      minimum: 0,
      maximum: highestWeeklyLimit,
      description: 'Cents of goods handed over in a week of the shop',
    }),
    Type.Null({ description: 'Without a limit' }),
  ])

const memberSchema = Type.Object({
  memberId: Type.Integer(),
  firstName: Type.String(),
  role: Type.Enum(['holder', 'adult', 'child']),
  isMe: Type.Boolean(),
  weeklyLimitCents: Type.Optional(limit()),
  spentCents: Type.Optional(
    Type.Integer({ description: 'Cents handed over in this week; with the limit only for the holder and the member' }),
  ),
})
export type HouseholdMemberView = Static<typeof memberSchema>

const proposalSchema = Type.Object({
  proposalId: Type.Integer(),
  productId: Type.Integer(),
  name: Type.String({ description: 'In the language of the request' }),
  description: Type.String({ description: 'Its pack' }),
  itemUrl: Type.String({ description: 'Path of its page' }),
  mediaURL: Type.String({ description: 'Address of its small picture; empty where there is none' }),
  quantity: Type.Number({ description: 'Pieces or kilograms' }),
  isLoose: Type.Boolean({ description: 'Its quantity is in kilograms' }),
  total: euro('As the member saw it'),
  memberName: Type.String({ description: 'First name of the member who proposes it' }),
  proposedAt: Type.String({ description: 'ISO instant' }),
  state: Type.Enum(['open', 'accepted', 'declined']),
})
export type HouseholdProposalView = Static<typeof proposalSchema>

const householdSchema = Type.Object({
  household: Type.Optional(
    Type.Object({
      isHolder: Type.Boolean(),
      holderName: Type.String({ description: 'First name' }),
      members: Type.Array(memberSchema, { description: 'The holder first' }),
      invitations: Type.Array(
        Type.Object({
          invitationId: Type.Integer(),
          email: Type.String(),
          role: memberRole(),
          expiresAt: Type.String({ description: 'ISO instant' }),
        }),
        { description: 'Those that wait, for the holder alone' },
      ),
      proposals: Type.Array(proposalSchema, {
        description: 'To the holder those without an answer; to a member their own of the last thirty days',
      }),
    }),
  ),
})
export type HouseholdAnswer = Static<typeof householdSchema>
export type HouseholdView = NonNullable<HouseholdAnswer['household']>

const token = () => secretText({ minLength: 1, maxLength: 100, description: 'Of the link in the mail' })

/** Without a household the answer has none. */
export const householdView = callSchema({ summary: 'My household', reply: householdSchema, refusals: [] })

export const householdOpen = callSchema({
  summary: 'Open a household, whose holder I am',
  body: emptySchema,
  reply: householdSchema,
  refusals: ['error.household.already'],
})

/** The answer is the same whether the address has an account or not; one that is invited already gets no second mail. */
export const householdInvite = callSchema({
  summary: 'Invite somebody to my household by mail',
  body: Type.Object({ email: emailText({ maxLength: 254 }), role: memberRole() }),
  reply: householdSchema,
  refusals: [
    'error.email.invalid',
    'error.household.full',
    'error.household.holderOnly',
    'error.household.notFound',
    'error.household.tooManyInvitations',
  ],
})

export const householdCancelInvitation = callSchema({
  summary: 'Cancel an invitation to my household',
  body: Type.Object({ invitation_id: idSchema() }),
  reply: householdSchema,
  refusals: ['error.household.holderOnly', 'error.household.invitationNotFound', 'error.household.notFound'],
})

export const householdInvitation = callSchema({
  summary: 'Whose household an invitation is to',
  body: Type.Object({ token: token() }),
  reply: Type.Object({ holderName: Type.String({ description: 'First and last name' }), role: memberRole() }),
  refusals: ['error.household.invitationNotFound'],
})

export const householdAccept = callSchema({
  summary: 'Join a household by an invitation',
  body: Type.Object({ token: token() }),
  reply: householdSchema,
  refusals: ['error.household.already', 'error.household.full', 'error.household.invitationNotFound'],
})

export const householdSetMember = callSchema({
  summary: 'Set role, weekly limit and rights of a member of my household',
  body: Type.Object({
    member_id: idSchema(),
    role: memberRole(),
    weekly_limit_cents: limit(),
  }),
  reply: householdSchema,
  refusals: ['error.household.holderOnly', 'error.household.memberNotFound', 'error.household.notFound'],
})

export const householdRemoveMember = callSchema({
  summary: 'Remove a member from my household',
  body: Type.Object({ member_id: idSchema() }),
  reply: householdSchema,
  refusals: ['error.household.holderOnly', 'error.household.memberNotFound', 'error.household.notFound'],
})

export const householdLeave = callSchema({
  summary: 'Leave the household of somebody else',
  body: emptySchema,
  reply: householdSchema,
  refusals: ['error.household.memberOnly', 'error.household.notFound'],
})

export const householdClose = callSchema({
  summary: 'Close my household, with all its invitations and proposals',
  body: emptySchema,
  reply: householdSchema,
  refusals: ['error.household.holderOnly', 'error.household.notFound'],
})

const sectors = Type.Object({ show_sectors: Type.Optional(Type.Boolean()) })

/**
 * Goods the holder's cart takes move there; those it does not take stay, and are named. Of a child, above the weekly
 * limit, or where the holder has to be asked, they are proposed; why is not told.
 */
export const householdHandOver = callSchema({
  summary: 'Hand over my cart to the holder of my household',
  query: sectors,
  body: emptySchema,
  reply: cartSchema,
  refusals: [
    'error.cart.empty',
    'error.household.changingOrder',
    'error.household.memberOnly',
    'error.household.notFound',
    'error.household.tooManyProposals',
    'error.order.notModifiable',
  ],
})

const proposalIds = () => Type.Array(idSchema(), { minItems: 1, maxItems: mostProposedLines * 8 })

/** Goods the cart does not take stay proposed, and are named. */
export const householdAccepts = callSchema({
  summary: 'Put proposed goods in my cart',
  query: sectors,
  body: Type.Object({
    proposal_ids: proposalIds(),
    accept_diet: Type.Optional(Type.Boolean({ description: 'Yes to goods the food profile asks about' })),
  }),
  reply: cartSchema,
  refusals: [
    'error.cart.addressRequired',
    'error.cart.timeslotRequired',
    'error.diet.ask',
    'error.household.holderOnly',
    'error.household.notFound',
    'error.household.proposalNotFound',
    'error.order.notModifiable',
  ],
})

export const householdDeclines = callSchema({
  summary: 'Decline proposed goods',
  body: Type.Object({ proposal_ids: proposalIds() }),
  reply: householdSchema,
  refusals: ['error.household.holderOnly', 'error.household.notFound', 'error.household.proposalNotFound'],
})
