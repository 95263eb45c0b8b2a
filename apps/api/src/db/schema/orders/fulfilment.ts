import type { PickState } from '@bottega/rules/fulfilment/picking.ts'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { orderLine, shopOrder } from './orders.ts'
import { appUser } from '../people/people.ts'

/** Who picked what: a row for each step of a line, never changed. */
export const pickStep = pgTable(
  'pick_step',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    lineId: integer()
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    /** Null where the shop picks by itself, as a demo does. */
    staffId: integer().references(() => appUser.id),
    state: text().$type<PickState>().notNull(),
    /** Thousandths. */
    quantity: integer().notNull(),
    /** Grams. */
    weight: integer(),
    at: createdAt(),
  },
  (t) => [index('pick_step_order').on(t.orderId)],
)

/**
 * Steps that came with an idempotency key, as the devices of pickers send them: a device without a connection sends a
 * step again until it is answered. Written in the transaction of the step.
 */
export const pickPress = pgTable(
  'pick_press',
  {
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.key] }), index('pick_press_at').on(t.at)],
)
