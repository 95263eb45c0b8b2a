import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PointsReason } from '@bottega/rules/loyalty/points.ts'
import type { RewardStatus } from '@bottega/rules/loyalty/reward-status.ts'
import { createdAt, id, instant, localized, type Localized, requestDigest, requestKey } from '../columns.ts'
import { shopOrder } from '../orders/orders.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { appUser } from './people.ts'
import { cooperative } from '../stores.ts'
import { userGiftCertificate } from '../vouchers.ts'

/** A card a cooperative has issued, and the customer who added it to their account. */
export const loyaltyCard = pgTable(
  'loyalty_card',
  {
    id: id(),
    /** 13 digits with the GS1 check digit. */
    number: text().notNull().unique(),
    /** Of whom the card was issued to: who adds it must know it. */
    birthDate: date({ mode: 'string' }).notNull(),
    /** What the holder gave where the card was issued: they are asked whether it may join their account. */
    email: text(),
    cooperativeId: integer().references(() => cooperative.id),
    userId: integer().references(() => appUser.id, { onDelete: 'set null' }),
    addedAt: instant(),
  },
  (t) => [
    uniqueIndex('loyalty_card_user')
      .on(t.userId)
      .where(sql`user_id is not null`),
    index('loyalty_card_holder')
      .on(sql`lower(${t.email})`)
      .where(sql`user_id is null and email is not null`),
    check('loyalty_card_number', sql`${t.number} ~ '^[0-9]{13}$'`),
  ],
)

export type CardAnswer = 'agreed' | 'refused'

/** The question to a holder whether their card may join their account, asked once, and the proof of the answer. */
export const cardAgreement = pgTable(
  'card_agreement',
  {
    id: id(),
    cardId: integer()
      .notNull()
      .references(() => loyaltyCard.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    askedAt: createdAt(),
    /** Null until the mail is written; of the token only the SHA-256 is stored. */
    tokenHash: text().unique(),
    expiresAt: instant(),
    answer: text().$type<CardAnswer>(),
    answeredAt: instant(),
    /** Which wording was answered, and in which language. */
    textVersion: text(),
    language: text().$type<Language>(),
  },
  (t) => [
    unique('card_agreement_once').on(t.userId, t.cardId),
    index('card_agreement_card').on(t.cardId),
    check('card_agreement_token', sql`(${t.tokenHash} is null) = (${t.expiresAt} is null)`),
    check(
      'card_agreement_answer',
      sql`${t.answer} in ('agreed', 'refused') and (${t.answer} is null) = (${t.answeredAt} is null)`,
    ),
  ],
)

/** What a customer has; the sum of their movements. */
export const pointsAccount = pgTable(
  'points_account',
  {
    userId: integer()
      .primaryKey()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    balance: integer().notNull().default(0),
  },
  (t) => [check('points_account_balance', sql`${t.balance} >= 0`)],
)

/** The ledger: every effect on the points of a customer, once, and never changed. (Safety, 5) */
export const pointsMovement = pgTable(
  'points_movement',
  {
    id: id(),
    reference: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => pointsAccount.userId, { onDelete: 'cascade' }),
    reason: text().$type<PointsReason>().notNull(),
    points: integer().notNull(),
    balanceAfter: integer().notNull(),
    orderId: integer().references(() => shopOrder.id, { onDelete: 'set null' }),
    /** The cause or the rewards, as they were called then. */
    subject: localized(),
    /** The voucher points became. */
    userGiftCertificateId: integer().references(() => userGiftCertificate.id, { onDelete: 'set null' }),
    requestKey: requestKey(),
    requestDigest: requestDigest(),
    at: createdAt(),
  },
  (t) => [
    index('points_movement_user').on(t.userId, t.id),
    uniqueIndex('points_movement_request').on(t.userId, t.reason, t.requestKey),
    index('points_movement_voucher').on(t.userGiftCertificateId),
    check('points_movement_points', sql`${t.points} <> 0 and ${t.balanceAfter} >= 0`),
  ],
)

/** What an order earned, once, and what of it returns took back. */
export const orderPoints = pgTable(
  'order_points',
  {
    orderId: integer()
      .primaryKey()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** Goods the points are for, cents. */
    basisCents: integer().notNull(),
    earned: integer().notNull(),
    takenBack: integer().notNull().default(0),
    at: createdAt(),
  },
  (t) => [
    index('order_points_user').on(t.userId),
    check('order_points_taken_back', sql`${t.takenBack} between 0 and ${t.earned}`),
  ],
)

/** Points everybody together gave to a cause. */
export const causePoints = pgTable('cause_points', {
  causeKey: text().primaryKey(),
  points: integer().notNull(),
  donations: integer().notNull(),
})

/** What is in a customer's rewards cart. */
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

/** The code a customer hands to friends. */
export const inviteCode = pgTable('invite_code', {
  userId: integer()
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  code: text().notNull().unique(),
  createdAt: createdAt(),
})

/** A friend who came with a code. Their first delivered order makes them count, in the order of these orders. */
export const invite = pgTable(
  'invite',
  {
    friendId: integer()
      .primaryKey()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    inviterId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    redeemedAt: createdAt(),
    /** The first delivered order. */
    countedAt: instant(),
    /** Place among those of the inviter that count, from 1. */
    place: smallint(),
    grantedAt: instant(),
    userGiftCertificateId: integer().references(() => userGiftCertificate.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('invite_place').on(t.inviterId, t.place),
    index('invite_inviter').on(t.inviterId, t.redeemedAt),
    index('invite_to_grant')
      .on(t.countedAt)
      .where(sql`counted_at is not null and granted_at is null`),
    check('invite_not_oneself', sql`${t.friendId} <> ${t.inviterId}`),
    check(
      'invite_counted',
      sql`(${t.countedAt} is null) = (${t.place} is null) and (${t.place} is null or ${t.place} > 0)`,
    ),
  ],
)
