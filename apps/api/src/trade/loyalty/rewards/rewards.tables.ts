import type { RewardStatus } from '@bottega/rules/loyalty/reward-status.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant, type Localized, requestDigest, requestKey } from '../../../kernel/database/columns.ts'

/** The rewards in a customer's rewards cart. */
export const rewardChoice = pgTable(
  'reward_choice',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    rewardKey: text().notNull(),
    quantity: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.rewardKey] }),
    check('reward_choice_quantity', sql`${t.quantity} between 1 and 9`),
  ],
)

/** A reward as it was when asked for. */
export interface RequestedReward {
  rewardKey: string
  name: Localized
  image?: string | undefined
  quantity: number
  /** Of one piece. */
  points: number
}

export const rewardRequest = pgTable(
  'reward_request',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    status: text().$type<RewardStatus>().notNull().default('requested'),
    rewards: jsonb().$type<RequestedReward[]>().notNull(),
    points: integer().notNull(),
    requestedAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
    requestKey: requestKey(),
    requestDigest: requestDigest(),
  },
  (t) => [
    index('reward_request_user').on(t.userId, t.id),
    uniqueIndex('reward_request_key').on(t.userId, t.requestKey),
    index('reward_request_open')
      .on(t.id)
      .where(sql`status in ('requested', 'ready')`),
    check(
      'reward_request_status',
      sql`${t.status} in ('requested', 'ready', 'handedOver', 'cancelled') and ${t.points} > 0`,
    ),
  ],
)
