import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, instant } from '../../kernel/database/columns.ts'
import { session } from '../../kernel/sessions/sessions.tables.ts'

/** A single sign-on in progress: what was asked of the identity provider, for which browser, and what it answered. */
export const samlVisit = pgTable('saml_visit', {
  /** The id of the request, which the provider's answer must name. */
  requestId: text().primaryKey(),
  /** The session of the browser that asked, as its SHA-256. */
  browserHash: text().notNull(),
  relayPath: text().notNull(),
  expiresAt: instant().notNull(),
  /**
   * SHA-256 of the code with which the browser returns after the provider's answer; an answer is accepted only once,
   * while this is null.
   */
  codeHash: text().unique(),
  userId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
  nameId: text(),
  nameIdFormat: text(),
  sessionIndex: text(),
})

/** The customer that a name of the identity provider belongs to; each has one of the other. */
export const samlIdentity = pgTable(
  'saml_identity',
  {
    issuer: text().notNull(),
    nameId: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.nameId] }), unique('saml_identity_person').on(t.issuer, t.userId)],
)

/** A session that began at the identity provider, which may also end it. */
export const samlSession = pgTable(
  'saml_session',
  {
    sessionHash: text()
      .primaryKey()
      .references(() => session.idHash, { onDelete: 'cascade' }),
    nameId: text().notNull(),
    nameIdFormat: text(),
    sessionIndex: text(),
  },
  (t) => [index('saml_session_name').on(t.nameId)],
)
