import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, instant } from '../../kernel/database/columns.ts'
import type { SocialProvider } from '../../kernel/sessions/sign-on-steps.tables.ts'

/** The customer that an account at a social provider belongs to. */
export const socialIdentity = pgTable(
  'social_identity',
  {
    provider: text().$type<SocialProvider>().notNull(),
    /** The provider's own id of the person, which never changes. */
    subject: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** As the provider wrote it when the two were linked; shown to the customer, never matched. */
    email: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), unique('social_identity_person').on(t.userId, t.provider)],
)

/** A login at a social provider that has begun: what was sent along, and from which browser. */
export const socialVisit = pgTable(
  'social_visit',
  {
    /** SHA-256 of the `state`. */
    stateHash: text().primaryKey(),
    provider: text().$type<SocialProvider>().notNull(),
    /** The session of the browser that asked, as its SHA-256. */
    browserHash: text().notNull(),
    nonce: text().notNull(),
    /** Of PKCE. */
    codeVerifier: text().notNull(),
    relayPath: text().notNull(),
    /** The customer who adds the provider to their account; null at a login. */
    linkTo: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (t) => [index('social_visit_expiry').on(t.expiresAt)],
)
