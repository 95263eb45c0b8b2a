import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../columns.ts'
import { shopOrder } from './orders.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { appUser } from '../people/people.ts'
import { deliveryService, warehouse } from '../stores.ts'

/** The part of an order that one warehouse prepares and hands over at once: an order has at least one. (decision 0350) */
export const suborder = pgTable(
  'suborder',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    deliveryServiceId: integer()
      .notNull()
      .references(() => deliveryService.id),
    /** (Account and after-sales, section 4, "Delivery status") */
    deliveryStatusId: smallint().notNull(),
    deliveryDay: date({ mode: 'string' }).notNull(),
    deliveryBeginAt: instant().notNull(),
    deliveryEndAt: instant().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('suborder_order_warehouse').on(t.orderId, t.warehouseId),
    index('suborder_warehouse_day').on(t.warehouseId, t.deliveryDay),
    check('suborder_delivery_status', sql`${t.deliveryStatusId} between 1 and 7`),
  ],
)

/** What a customer says of an order that arrived, with a rating of one to five stars: one a customer and order. */
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

/** Opens one order without a login, until it closes; of the token only the SHA-256 is stored. (decision 0351) */
export const orderLink = pgTable(
  'order_link',
  {
    tokenHash: text().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('order_link_order').on(t.orderId, t.createdAt)],
)

/**
 * A person who buys for an account, invited by address: the master account sees their orders once they have agreed.
 * (decisions 0352 and 0540)
 */
export const accountPerson = pgTable(
  'account_person',
  {
    id: id(),
    masterId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** In small letters, as it was invited. */
    email: text().notNull(),
    /** The customer who has agreed; null until then. */
    personId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    /** Of the page it was sent from, for an address without an account. */
    language: text().$type<Language>().notNull().default('it'),
    invitedAt: createdAt(),
    agreedAt: instant(),
  },
  (t) => [
    uniqueIndex('account_person_email').on(t.masterId, t.email),
    uniqueIndex('account_person_person').on(t.personId, t.masterId),
    index('account_person_waiting')
      .on(t.email)
      .where(sql`person_id is null`),
    check('account_person_two', sql`${t.masterId} <> ${t.personId}`),
    check('account_person_agreed', sql`(${t.personId} is null) = (${t.agreedAt} is null)`),
    check('account_person_address', sql`${t.email} = lower(${t.email})`),
  ],
)
