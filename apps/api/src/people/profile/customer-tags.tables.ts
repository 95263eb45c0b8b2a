import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'

/** The short labels staff put on a customer; they go with the account, and into its export. (decision 0838) */
export const customerTag = pgTable(
  'customer_tag',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tag] }), index('customer_tag_tag').on(t.tag)],
)
