import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../../../kernel/database/columns.ts'
import { shopOrder } from '../orders.tables.ts'

/** A customer is on the way to collect an order, or there. The newest word counts; there is one row for each order. */
export const parkingReservation = pgTable(
  'parking_reservation',
  {
    orderId: integer()
      .primaryKey()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** Metres as the customer's device told; the place itself is never stored. */
    distance: integer().notNull(),
    info: text(),
    reservedAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('parking_reservation_updated').on(t.updatedAt),
    check('parking_reservation_distance', sql`${t.distance} >= 0`),
  ],
)
