import type { PickState } from '@bottega/rules/fulfilment/picking.ts'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { orderLine, shopOrder } from './orders.ts'
import { appUser } from './people.ts'

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
