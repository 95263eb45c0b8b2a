import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { createdAt } from '../../../kernel/database/columns.ts'
import { shopOrder } from '../../orders/orders.tables.ts'

/** The picker of an order; an order nobody has taken has no row. Changed under the lock of the order. */
export const orderPicker = pgTable(
  'order_picker',
  {
    orderId: integer()
      .primaryKey()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    pickerId: integer()
      .notNull()
      .references(() => appUser.id),
    at: createdAt(),
  },
  (t) => [index('order_picker_person').on(t.pickerId)],
)
