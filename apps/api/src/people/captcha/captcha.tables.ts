import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../kernel/database/columns.ts'

/** A proof of work that was issued and not handed in yet; handing it in deletes the row. */
export const captchaChallenge = pgTable('captcha_challenge', {
  challenge: text().primaryKey(),
  expiresAt: instant().notNull(),
})
