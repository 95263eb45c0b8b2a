import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, instant } from '../../kernel/database/columns.ts'

/**
 * The action a PIN was asked for and allows: a login, switching the PIN off, or changing the e-mail address or login
 * name.
 */
export type PinPurpose = 'login' | 'mfaOff' | 'identity'

/**
 * A step that waits for its PIN: at most one of each purpose for a customer, and a PIN is valid for its purpose only.
 * The PIN is made when its mail is written.
 */
export const mfaChallenge = pgTable(
  'mfa_challenge',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    purpose: text().$type<PinPurpose>().notNull(),
    /** Argon2id; null until the mail was written. */
    pinHash: text(),
    tries: smallint().notNull().default(0),
    mails: smallint().notNull().default(1),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose] })],
)
