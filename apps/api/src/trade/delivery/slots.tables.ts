import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'
import { deliveryService, store } from '../../places/stores/stores.tables.ts'

/** Weekly pattern, shop time: weekday 1 Monday … 7 Sunday, minutes since midnight. */
export const slotTemplate = pgTable('slot_template', {
  id: id(),
  storeId: integer()
    .notNull()
    .references(() => store.id),
  deliveryServiceId: integer()
    .notNull()
    .references(() => deliveryService.id),
  weekday: smallint().notNull(),
  beginMinute: smallint().notNull(),
  endMinute: smallint().notNull(),
  periodId: smallint().notNull(),
  capacity: integer().notNull(),
  feeCents: integer(),
  /** Minutes before the slot begins when ordering and changing end. */
  cutoffMinutes: integer().notNull(),
  /** Without it no more slots are made; those there are stay. */
  active: boolean().notNull().default(true),
  /** Rises with every change by staff. */
  version: integer().notNull().default(0),
})

/** One delivery window of one day: a capacity that carts lease and orders book. */
export const slot = pgTable(
  'slot',
  {
    id: id(),
    templateId: integer()
      .notNull()
      .references(() => slotTemplate.id),
    storeId: integer()
      .notNull()
      .references(() => store.id),
    deliveryServiceId: integer()
      .notNull()
      .references(() => deliveryService.id),
    day: date({ mode: 'string' }).notNull(),
    beginAt: instant().notNull(),
    endAt: instant().notNull(),
    periodId: smallint().notNull(),
    cutoffAt: instant().notNull(),
    /** null: the fee of the store's service. */
    feeCents: integer(),
    capacity: integer().notNull(),
    held: integer().notNull().default(0),
    booked: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    /** Rises with every change by staff. */
    version: integer().notNull().default(0),
  },
  (t) => [
    unique('slot_template_day').on(t.templateId, t.day),
    index('slot_listing').on(t.storeId, t.deliveryServiceId, t.day),
    index('slot_day').on(t.day),
    check('slot_capacity', sql`${t.held} >= 0 and ${t.booked} >= 0 and ${t.held} + ${t.booked} <= ${t.capacity}`),
  ],
)

/**
 * A day on which a store, or one service of it, takes no orders by a decision of its staff. Slots of it that are made
 * later are closed from the beginning; customers read the reason.
 */
export const closedDay = pgTable(
  'closed_day',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => store.id),
    /** Null: every service of the store. */
    deliveryServiceId: integer().references(() => deliveryService.id),
    day: date({ mode: 'string' }).notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('closed_day_once').on(t.storeId, t.day, t.deliveryServiceId).nullsNotDistinct()],
)
