import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../columns.ts'
import { appUser } from './people.ts'

/** What a PIN was asked for and allows: a login, switching the PIN off, or changing the e-mail address or login name. */
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

/** A proof of work that was issued and not handed in yet; handing it in deletes the row. */
export const captchaChallenge = pgTable('captcha_challenge', {
  challenge: text().primaryKey(),
  expiresAt: instant().notNull(),
})

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

/**
 * A browser from which an account has signed in: it may log in while others guess at the account. Its cookie is only
 * stored as its SHA-256. (Safety, 13)
 */
export const loginDevice = pgTable(
  'login_device',
  {
    tokenHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.userId] }),
    index('login_device_user').on(t.userId),
    index('login_device_expiry').on(t.expiresAt),
  ],
)
