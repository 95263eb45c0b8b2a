import type { Language } from '@bottega/rules/text/language.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../../kernel/database/columns.ts'
import { loyaltyCard } from '../cards.tables.ts'

export type CardAnswer = 'agreed' | 'refused'

/** The question to a holder whether their card may join their account, asked once, and the proof of the answer. */
export const cardAgreement = pgTable(
  'card_agreement',
  {
    id: id(),
    cardId: integer()
      .notNull()
      .references(() => loyaltyCard.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    askedAt: createdAt(),
    /** Null until the mail is written; of the token only the SHA-256 is stored. */
    tokenHash: text().unique(),
    expiresAt: instant(),
    answer: text().$type<CardAnswer>(),
    answeredAt: instant(),
    /** The version of the wording that was answered, and its language. */
    textVersion: text(),
    language: text().$type<Language>(),
  },
  (t) => [
    unique('card_agreement_once').on(t.userId, t.cardId),
    index('card_agreement_card').on(t.cardId),
    check('card_agreement_token', sql`(${t.tokenHash} is null) = (${t.expiresAt} is null)`),
    check(
      'card_agreement_answer',
      sql`${t.answer} in ('agreed', 'refused') and (${t.answer} is null) = (${t.answeredAt} is null)`,
    ),
  ],
)
