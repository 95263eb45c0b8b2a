import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { appUser } from './people.ts'

/** The second step of a login that is under way: at most one for a person. The PIN is made when its mail is written. */
export const mfaChallenge = pgTable('mfa_challenge', {
  userId: integer()
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  /** Argon2id; null until the mail was written. */
  pinHash: text(),
  tries: smallint().notNull().default(0),
  mails: smallint().notNull().default(1),
  createdAt: createdAt(),
  expiresAt: instant().notNull(),
})

/** A proof of work handed out and not yet handed in; taken out of the table by whoever hands it in. */
export const captchaChallenge = pgTable('captcha_challenge', {
  challenge: text().primaryKey(),
  expiresAt: instant().notNull(),
})

/** Proves that a mail arrived; kept only as its SHA-256, used once. (Safety, 16) */
export const emailToken = pgTable('email_token', {
  tokenHash: text().primaryKey(),
  userId: integer()
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  expiresAt: instant().notNull(),
})
