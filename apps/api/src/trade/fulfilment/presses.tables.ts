import type { PickState } from '@bottega/rules/fulfilment/picking.ts'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, requestDigest } from '../../kernel/database/columns.ts'
import { orderLine, shopOrder } from '../orders/orders.tables.ts'

/** The steps of pickers: a row for each step of a line, with who picked what, never changed. */
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
  (t) => [index('pick_step_order').on(t.orderId), index('pick_step_at').on(t.at)],
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
    /** The owner of the key; null in rows from before it was kept, which are everybody's. */
    userId: integer().references(() => appUser.id),
    key: text().notNull(),
    requestDigest: requestDigest(),
    at: createdAt(),
  },
  (t) => [unique('pick_press_once').on(t.orderId, t.userId, t.key).nullsNotDistinct(), index('pick_press_at').on(t.at)],
)
