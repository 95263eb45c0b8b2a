import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../../kernel/database/columns.ts'
import { shopOrder } from '../orders.tables.ts'

/** The note of a customer on an order that arrived, with a rating of one to five stars: one a customer and order. */
export const orderNote = pgTable(
  'order_note',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    rating: smallint(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('order_note_order').on(t.orderId, t.userId),
    index('order_note_user').on(t.userId, t.id),
    check('order_note_rating', sql`${t.rating} between 1 and 5`),
    check('order_note_length', sql`char_length(${t.body}) <= 250`),
  ],
)
