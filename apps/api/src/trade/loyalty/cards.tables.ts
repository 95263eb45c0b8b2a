import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { id, instant } from '../../kernel/database/columns.ts'
import { cooperative } from '../../places/stores/stores.tables.ts'

/** A card a cooperative has issued, and the customer who added it to their account. */
export const loyaltyCard = pgTable(
  'loyalty_card',
  {
    id: id(),
    /** 13 digits with the GS1 check digit. */
    number: text().notNull().unique(),
    /** Of whom the card was issued to: who adds it must know it. */
    birthDate: date({ mode: 'string' }).notNull(),
    /** The address the holder gave where the card was issued: they are asked whether it may join their account. */
    email: text(),
    cooperativeId: integer().references(() => cooperative.id),
    userId: integer().references(() => appUser.id, { onDelete: 'set null' }),
    addedAt: instant(),
  },
  (t) => [
    uniqueIndex('loyalty_card_user')
      .on(t.userId)
      .where(sql`user_id is not null`),
    index('loyalty_card_holder')
      .on(sql`lower(${t.email})`)
      .where(sql`user_id is null and email is not null`),
    check('loyalty_card_number', sql`${t.number} ~ '^[0-9]{13}$'`),
  ],
)
