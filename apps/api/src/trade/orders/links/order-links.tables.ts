import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../../kernel/database/columns.ts'
import { shopOrder } from '../orders.tables.ts'

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
