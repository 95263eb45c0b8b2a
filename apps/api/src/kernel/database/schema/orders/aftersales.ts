import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../columns.ts'
import { shopOrder } from './orders.ts'
import { appUser } from '../people/people.ts'

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

/** A mail as it was sent to a customer, for their message archive. Mails with secrets are never here. */
export const customerMessage = pgTable(
  'customer_message',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** Of the mail: one that is sent again is the same message. */
    mailId: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: createdAt(),
    readAt: instant(),
  },
  (t) => [
    uniqueIndex('customer_message_mail').on(t.userId, t.mailId),
    index('customer_message_user').on(t.userId, t.sentAt),
    index('customer_message_sent').on(t.sentAt),
  ],
)

export type OfferState = 'new' | 'accepted' | 'declined' | 'withdrawn'

/** An offer a customer created: a product, a quantity and a price they would buy it at. */
export const customerOffer = pgTable(
  'customer_offer',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    state: text().$type<OfferState>().notNull().default('new'),
    product: text().notNull(),
    brand: text(),
    /** Pieces or packs. */
    quantity: integer().notNull(),
    /** For one, cents; null asks for a price. */
    priceCents: integer(),
    note: text(),
    /** Of the staff member who decided. */
    answer: text(),
    decidedBy: text(),
    createdAt: createdAt(),
    decidedAt: instant(),
  },
  (t) => [
    index('customer_offer_user').on(t.userId, t.id),
    index('customer_offer_state').on(t.state, t.id),
    check('customer_offer_amounts', sql`${t.quantity} > 0 and (${t.priceCents} is null or ${t.priceCents} > 0)`),
    check('customer_offer_state_name', sql`${t.state} in ('new', 'accepted', 'declined', 'withdrawn')`),
  ],
)
