import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id } from '../../kernel/database/columns.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'

/** The notes staff write about an order for colleagues; customers never see them. */
export const staffNote = pgTable(
  'staff_note',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    staffId: integer()
      .notNull()
      .references(() => appUser.id),
    /** As it was then. */
    staffName: text().notNull(),
    body: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('staff_note_order').on(t.orderId)],
)
