import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'

const instant = () => Type.String({ description: 'ISO instant' })

const jobSchema = Type.Object({
  name: Type.String({ description: 'Of `job-names.ts`, or one that no version runs any more' }),
  everySeconds: Type.Integer(),
  lastRunAt: Type.Optional(instant()),
  milliseconds: Type.Optional(Type.Integer({ description: 'Of the last run' })),
  nextRunAt: Type.Optional(instant()),
  failures: Type.Integer({ description: 'In a row; 0 when the last run went well' }),
  lastError: Type.Optional(Type.String()),
  lastFailedAt: Type.Optional(instant()),
})
export type JobView = Static<typeof jobSchema>

const messageSchema = Type.Object({
  messageId: Type.Integer(),
  kind: Type.String({ description: 'Of `message-kinds.ts`, or one that no version writes any more' }),
  orderId: Type.Optional(Type.Integer()),
  attempts: Type.Integer(),
  writtenAt: instant(),
  nextAttemptAt: instant(),
  lastError: Type.Optional(Type.String()),
})
export type WaitingMessage = Static<typeof messageSchema>

export const systemView = callSchema({
  summary: 'Jobs with their last and next runs, messages that wait, versions and health',
  reply: Type.Object({
    at: instant(),
    versions: Type.Object({
      shop: Type.String(),
      node: Type.String(),
      database: Type.String(),
      migration: Type.String({ description: 'The last that was applied' }),
    }),
    health: Type.Object({
      isOpen: Type.Boolean(),
      missing: Type.Array(Type.String(), { description: 'What the shop lacks to be open' }),
      databaseMilliseconds: Type.Integer(),
    }),
    jobs: Type.Array(jobSchema),
    outbox: Type.Object({
      waiting: Type.Integer(),
      failed: Type.Integer({ description: 'Of them, tried at least once' }),
      messages: Type.Array(messageSchema, { description: 'Failed first, the oldest first; at most 100' }),
    }),
  }),
  refusals: [],
})

export const systemRetry = callSchema({
  summary: 'Try a message again now that could not be delivered, or all of them',
  body: Type.Object({ message_id: Type.Optional(idSchema()) }),
  reply: Type.Object({ retried: Type.Integer() }),
  refusals: ['error.system.nothingToRetry'],
})
