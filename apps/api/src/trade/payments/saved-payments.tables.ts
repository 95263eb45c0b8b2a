import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id } from '../../kernel/database/columns.ts'

/** A card stored at the provider: its token there, and what a customer knows it by. No card number is ever here. */
export const userPaymentAuth = pgTable(
  'user_payment_auth',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    paymentTypeId: smallint().notNull(),
    provider: text().notNull(),
    token: text().notNull(),
    brand: text().notNull(),
    lastDigits: text().notNull(),
    /** yyyy-MM. */
    expiresMonth: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('user_payment_auth_token').on(t.userId, t.provider, t.token),
    index('user_payment_auth_user').on(t.userId),
    check('user_payment_auth_last_digits', sql`${t.lastDigits} ~ '^[0-9]{4}$'`),
  ],
)
