import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'
import { slot } from './slots.tables.ts'

export type HoldState = 'live' | 'booked' | 'released'

/**
 * One place of a slot, leased to one cart until `expiresAt`, then given back or turned into a booking. Nothing refers
 * to one that was given back: it stays a day for diagnosis.
 */
export const slotHold = pgTable(
  'slot_hold',
  {
    id: id(),
    slotId: integer()
      .notNull()
      .references(() => slot.id),
    cartId: integer().notNull(),
    userId: integer(),
    state: text().$type<HoldState>().notNull().default('live'),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('slot_hold_one_live_per_cart')
      .on(t.cartId)
      .where(sql`state = 'live'`),
    uniqueIndex('slot_hold_one_live_per_user')
      .on(t.userId)
      .where(sql`state = 'live' and user_id is not null`),
    index('slot_hold_cart').on(t.cartId),
    index('slot_hold_expiry')
      .on(t.expiresAt)
      .where(sql`state = 'live'`),
    index('slot_hold_released')
      .on(t.expiresAt)
      .where(sql`state = 'released'`),
  ],
)
