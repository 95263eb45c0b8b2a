import type { Language } from '@bottega/rules/text/language.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'

/**
 * A person who buys for an account, invited by address: the master account sees their orders once they have agreed.
 * (decisions 0352 and 0540)
 */
export const accountPerson = pgTable(
  'account_person',
  {
    id: id(),
    masterId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** In small letters, as it was invited. */
    email: text().notNull(),
    /** The customer who has agreed; null until then. */
    personId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    /** Of the page it was sent from, for an address without an account. */
    language: text().$type<Language>().notNull().default('it'),
    invitedAt: createdAt(),
    agreedAt: instant(),
  },
  (t) => [
    uniqueIndex('account_person_email').on(t.masterId, t.email),
    uniqueIndex('account_person_person').on(t.personId, t.masterId),
    index('account_person_waiting')
      .on(t.email)
      .where(sql`person_id is null`),
    check('account_person_two', sql`${t.masterId} <> ${t.personId}`),
    check('account_person_agreed', sql`(${t.personId} is null) = (${t.agreedAt} is null)`),
    check('account_person_address', sql`${t.email} = lower(${t.email})`),
  ],
)
