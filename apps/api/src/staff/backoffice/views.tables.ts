import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { id } from '../../kernel/database/columns.ts'
import type { ViewedTable } from '@bottega/rules/people/named-views.ts'

/** The filters of a table of the back office that a staff member has stored under a name. (decision 0837) */
export const namedView = pgTable(
  'named_view',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** Of the back office, not of the database. */
    ofTable: text().$type<ViewedTable>().notNull(),
    name: text().notNull(),
    /** As `viewQuery` has it. */
    query: text().notNull(),
  },
  (t) => [unique('named_view_name').on(t.userId, t.ofTable, t.name)],
)
