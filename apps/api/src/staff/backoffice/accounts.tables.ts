import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { instant } from '../../kernel/database/columns.ts'

/**
 * An account that was made, or opened again, by an administrator and waits for its owner to set password and
 * authenticator: at most one for an account.
 */
export const staffInvitation = pgTable('staff_invitation', {
  userId: integer()
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token; null until the mail was written. */
  tokenHash: text().unique(),
  /** Base32; becomes the account's when the first code made from it is right. */
  totpSecret: text().notNull(),
  expiresAt: instant().notNull(),
})
