import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { appUser } from '../accounts/accounts.tables.ts'
import { createdAt, instant } from '../database/columns.ts'

/**
 * "Remember me": a rotating token that opens a new session for 30 days; only its SHA-256 is stored. A spent one stays
 * until it expires, so that a copy of it is recognised. (Safety, 8)
 */
export const rememberToken = pgTable(
  'remember_token',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** The same for all tokens that followed one login. */
    family: text().notNull(),
    /** As at a session. */
    agent: text(),
    expiresAt: instant().notNull(),
    spentAt: instant(),
    /** With the token itself, it says which two took its place. */
    successorSalt: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('remember_token_user').on(t.userId),
    index('remember_token_family').on(t.family),
    index('remember_token_expiry').on(t.expiresAt),
    check('remember_token_spent', sql`(${t.spentAt} is null) = (${t.successorSalt} is null)`),
  ],
)
