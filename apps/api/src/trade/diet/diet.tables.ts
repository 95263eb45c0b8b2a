import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { instant } from '../../kernel/database/columns.ts'

/** Everything the persons of a customer's household do not eat: health data, encrypted. A row is a consent that stands. */
export const dietProfile = pgTable('diet_profile', {
  userId: integer()
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  /** See `seal.ts`. */
  sealed: text().notNull(),
  consentedAt: instant().notNull(),
  /** Of the text that was agreed to. */
  textVersion: text().notNull(),
})
