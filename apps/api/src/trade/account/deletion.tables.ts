import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, instant } from '../../kernel/database/columns.ts'

/**
 * An account that is asked to be deleted, closed, or erased; stored for good as the proof that it was. The token of the
 * last mail confirms the deletion while the account is open, and takes it back while it is closed. (decision 0322)
 */
export const accountDeletion = pgTable(
  'account_deletion',
  {
    userId: integer()
      .primaryKey()
      .references(() => appUser.id),
    requestedAt: createdAt(),
    /** SHA-256; null until the mail was written. */
    tokenHash: text(),
    tokenExpiresAt: instant(),
    /** From then on the account cannot sign in. */
    closedAt: instant(),
    eraseAfter: instant(),
    erasedAt: instant(),
  },
  (t) => [
    index('account_deletion_due')
      .on(t.eraseAfter)
      .where(sql`erased_at is null`),
    check('account_deletion_closed', sql`(${t.closedAt} is null) = (${t.eraseAfter} is null)`),
    check('account_deletion_token', sql`(${t.tokenHash} is null) = (${t.tokenExpiresAt} is null)`),
  ],
)
