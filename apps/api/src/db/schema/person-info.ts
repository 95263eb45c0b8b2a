import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { appUser } from './people.ts'

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
    createdAt: createdAt(),
  },
  (t) => [index('person_info_user').on(t.userId, t.personInfoTypeId)],
)
