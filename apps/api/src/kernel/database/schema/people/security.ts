import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../columns.ts'
import { appUser, session } from './people.ts'

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

export type SocialProvider = 'google' | 'facebook'

/** Which customer an account at a social provider belongs to. */
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

/** What another system has said of the person in the browser. */
export type OutsideIdentity =
  | { by: 'saml'; nameId: string; nameIdFormat: string | null; sessionIndex: string | null }
  | {
      by: SocialProvider
      subject: string
      email: string | null
      emailVerified: boolean
      firstName: string
      lastName: string
    }

/** What is missing until an identity from outside signs a customer in: the PIN of the account, or a registration. */
export type SignOnStepKind = 'pin' | 'register'

/** A sign-on from outside that needs one more step, bound to its browser: at most one for each. */
export const signOnStep = pgTable(
  'sign_on_step',
  {
    browserHash: text()
      .primaryKey()
      .references(() => session.idHash, { onDelete: 'cascade' }),
    kind: text().$type<SignOnStepKind>().notNull(),
    /** The account it leads to; null while there is none. */
    userId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    identity: jsonb().$type<OutsideIdentity>().notNull(),
    relayPath: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('sign_on_step_expiry').on(t.expiresAt), index('sign_on_step_user').on(t.userId)],
)
