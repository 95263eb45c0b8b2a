import { rewardFilters, rewardStatuses } from '@bottega/rules/loyalty/reward-status.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema, pageSchema } from '../common.ts'
import { searchText } from '../text-fields.ts'

const rewardSchema = Type.Object({
  rewardId: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  image: Type.Optional(Type.String()),
  points: Type.Integer({ description: 'Of one' }),
  quantity: Type.Integer({ description: 'In the rewards cart; 0 is none' }),
})
export type RewardView = Static<typeof rewardSchema>

const catalogueSchema = Type.Object({
  points: Type.Integer({ description: 'Balance' }),
  chosenPoints: Type.Integer({ description: 'What the rewards cart costs' }),
  rewards: Type.Array(rewardSchema),
})
export type RewardCatalogueView = Static<typeof catalogueSchema>

export const rewardsList = callSchema({
  summary: 'The catalogue of rewards, with what the person has chosen',
  reply: catalogueSchema,
  refusals: ['error.reward.notOnSite'],
})

export const rewardsChoose = callSchema({
  summary: 'Put so many of a reward into the rewards cart; 0 takes it out',
  body: Type.Object({ reward_id: idSchema(), quantity: Type.Integer({ minimum: 0, maximum: 9 }) }),
  reply: catalogueSchema,
  refusals: ['error.reward.notOnSite', 'error.reward.notFound'],
})

const requestSchema = Type.Object({
  requestId: Type.Integer(),
  date: Type.String({ description: 'ISO instant' }),
  status: Type.Enum([...rewardStatuses]),
  statusName: Type.String(),
  statusDate: Type.String({ description: 'ISO instant of the last step' }),
  points: Type.Integer(),
  mayCancel: Type.Boolean(),
  rewards: Type.Array(
    Type.Object({
      name: Type.String(),
      image: Type.Optional(Type.String()),
      quantity: Type.Integer(),
      points: Type.Integer({ description: 'Of one' }),
    }),
  ),
})
export type RewardRequestView = Static<typeof requestSchema>

export const rewardsRequest = callSchema({
  summary: 'Ask for what is in the rewards cart; its points go at once',
  reply: Type.Object({ points: Type.Integer({ description: 'Balance after it' }), request: requestSchema }),
  refusals: ['error.reward.notOnSite', 'error.reward.cartEmpty', 'error.points.notEnough'],
})

export const rewardsRequested = callSchema({
  summary: 'Rewards asked for, the latest first',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 12 })),
  }),
  reply: Type.Object({ requests: Type.Array(requestSchema), page: pageSchema }),
  refusals: ['error.reward.notOnSite'],
})

export const rewardsTakeBack = callSchema({
  summary: 'Cancel a request the store has not put aside yet; the points come back',
  body: Type.Object({ request_id: idSchema() }),
  reply: Type.Object({ points: Type.Integer({ description: 'Balance after it' }), request: requestSchema }),
  refusals: ['error.reward.notOnSite', 'error.rewardRequest.notFound', 'error.reward.tooLate'],
})

const servedRequestSchema = Type.Object({
  ...requestSchema.properties,
  customer: Type.Object({ userId: Type.Integer(), name: Type.String() }),
  version: Type.Integer({ description: 'How far it has come; a step names the version it was decided on' }),
})
export type ServedRequestView = Static<typeof servedRequestSchema>

export const rewardsToServe = callSchema({
  summary: 'Requested rewards: those to put aside or hand over, the oldest first; others the newest first',
  query: Type.Object({
    q: Type.Optional(
      searchText({ maxLength: 100, description: 'Name or phone of the customer, number of the request' }),
    ),
    status: Type.Optional(Type.Enum([...rewardFilters], { description: 'Default open: requested and ready' })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Default 25' })),
  }),
  reply: Type.Object({ requests: Type.Array(servedRequestSchema), page: pageSchema }),
  refusals: [],
})

export const rewardsToServeOne = callSchema({
  summary: 'One request for rewards of any customer',
  query: Type.Object({ request_id: idSchema() }),
  reply: Type.Object({ request: servedRequestSchema }),
  refusals: ['error.rewardRequest.notFound'],
})

export const rewardsServe = callSchema({
  summary: 'Put rewards aside, hand them over, or cancel them, which gives the points back',
  body: Type.Object({
    request_id: idSchema(),
    version: Type.Integer({ minimum: 0, maximum: 9, description: 'Of the request as it was seen' }),
    status: Type.Enum(['ready', 'handedOver', 'cancelled']),
  }),
  reply: Type.Object({ request: servedRequestSchema }),
  refusals: ['error.rewardRequest.notFound', 'error.reward.tooLate', 'error.staff.changedMeanwhile'],
})
