import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id } from '../../kernel/database/columns.ts'

/** The notes staff write about a customer for colleagues; they go with the account, and into its export. */
export const customerNote = pgTable(
  'customer_note',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** As it was then. */
    staffName: text().notNull(),
    body: text().notNull(),
    /** Pickers and drivers read it with each order of the customer. */
    onOrders: boolean().notNull(),
    at: createdAt(),
  },
  (t) => [index('customer_note_user').on(t.userId)],
)
