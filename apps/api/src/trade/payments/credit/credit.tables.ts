import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { createdAt } from '../../../kernel/database/columns.ts'

/** A company that may pay later in one of the ways there are, up to a limit. */
export const creditAgreement = pgTable(
  'credit_agreement',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    paymentTypeId: smallint().notNull(),
    limitCents: integer().notNull(),
    /** Days from an invoice until it is to be paid. */
    termDays: smallint().notNull().default(30),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.paymentTypeId] }),
    check('credit_agreement_limit', sql`${t.limitCents} >= 0`),
    check('credit_agreement_term', sql`${t.termDays} >= 0`),
  ],
)
