import { integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt } from '../../../kernel/database/columns.ts'
import { shopOrder } from '../../orders/orders.tables.ts'
import { cart } from '../cart.tables.ts'

/** An open draft over a placed order; the row goes when the draft is closed. */
export const orderDraft = pgTable(
  'order_draft',
  {
    cartId: integer()
      .primaryKey()
      .references(() => cart.id, { onDelete: 'cascade' }),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** The ordinary cart that waits meanwhile; null where there was none. */
    waitingCartId: integer().references(() => cart.id, { onDelete: 'set null' }),
    openedAt: createdAt(),
  },
  (t) => [uniqueIndex('order_draft_order').on(t.orderId)],
)
