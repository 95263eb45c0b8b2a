import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { id, instant } from '../../kernel/database/columns.ts'

/** The persons and companies a customer's invoices can be made out to; one of them is taken where none is chosen. */
export const personFiscal = pgTable(
  'person_fiscal',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    isDefault: boolean().notNull().default(false),
    name: text().notNull(),
    fiscalCode: text(),
    vatNumber: text(),
    sdiCode: text(),
    pec: text(),
    /** Of public bodies: what identifies the tender, and the project. */
    cig: text(),
    cup: text(),
    /** ISO 3166. */
    country: text().notNull().default('IT'),
    street: text().notNull(),
    streetNumber: text().notNull(),
    city: text().notNull(),
    province: text().notNull(),
    postalCode: text().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('person_fiscal_user').on(t.userId),
    uniqueIndex('person_fiscal_one_default')
      .on(t.userId)
      .where(sql`is_default`),
  ],
)
