import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { instant } from '../../kernel/database/columns.ts'

/**
 * Proves that a mail arrived; only its SHA-256 is stored, used once. (Safety, 16) A used one stays until it expires, so
 * that the same link opened again says that all is done.
 */
export const emailToken = pgTable(
  'email_token',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('email_token_user').on(t.userId)],
)
