import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id } from '../../kernel/database/columns.ts'

/**
 * Answers to the cookie question, one row each and never changed: the proof of who allowed what, when, to which text.
 */
export const cookieConsent = pgTable(
  'cookie_consent',
  {
    id: id(),
    choice: uuid().notNull(),
    userId: integer().references(() => appUser.id, { onDelete: 'set null' }),
    analytics: boolean().notNull(),
    profilation: boolean().notNull(),
    textVersion: text().notNull(),
    language: text().notNull(),
    site: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('cookie_consent_choice').on(t.choice)],
)
