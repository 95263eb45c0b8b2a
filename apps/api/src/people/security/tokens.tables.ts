import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { instant } from '../../kernel/database/columns.ts'

/** Sets a new password once; only its SHA-256 is stored. (Safety, 16) */
export const passwordResetToken = pgTable(
  'password_reset_token',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (t) => [index('password_reset_token_user').on(t.userId), index('password_reset_token_expiry').on(t.expiresAt)],
)

/** An e-mail address that waits for the proof that its mail arrived: at most one for an account. */
export const emailChange = pgTable(
  'email_change',
  {
    userId: integer()
      .primaryKey()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    newEmail: text().notNull(),
    /** SHA-256; null until the mail was written. */
    tokenHash: text().unique(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('email_change_expiry').on(t.expiresAt)],
)
