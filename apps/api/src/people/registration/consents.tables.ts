import type { Language } from '@bottega/rules/text/language.ts'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id } from '../../kernel/database/columns.ts'

/** Consents given or refused, one row for each decision: the last row of a type counts, the others are the record. */
export const personInfo = pgTable(
  'person_info',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    personInfoTypeId: integer().notNull(),
    /** '1' yes, '0' no. */
    value: text().notNull(),
    /** Of the text that was shown. */
    textVersion: text().notNull(),
    /** In which language it was shown. */
    language: text().$type<Language>().notNull().default('it'),
    createdAt: createdAt(),
  },
  (t) => [index('person_info_user').on(t.userId, t.personInfoTypeId)],
)

/** The wording customers answered to, stored at the first answer and never changed: the proof of which text it was. */
export const consentText = pgTable(
  'consent_text',
  {
    personInfoTypeId: integer().notNull(),
    version: text().notNull(),
    language: text().$type<Language>().notNull(),
    wording: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.personInfoTypeId, t.version, t.language] })],
)
