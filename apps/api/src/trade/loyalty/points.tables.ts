import type { PointsReason } from '@bottega/rules/loyalty/points.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, localized, requestDigest, requestKey } from '../../kernel/database/columns.ts'
import { shopOrder } from '../orders/orders.tables.ts'
import { userGiftCertificate } from '../vouchers/vouchers.tables.ts'

/** The points a customer has; the sum of their movements. */
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

/** The points an order earned, once, and those that returns took back. */
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
