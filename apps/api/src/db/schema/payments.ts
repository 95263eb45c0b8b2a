import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { appUser } from './people.ts'

/** A company that may pay later in one of the ways there are, up to a limit. */
export const creditAgreement = pgTable(
  'credit_agreement',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    paymentTypeId: smallint().notNull(),
    limitCents: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.paymentTypeId] }),
    check('credit_agreement_limit', sql`${t.limitCents} >= 0`),
  ],
)

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

/** What an invoice needs to say about whom it is for. */
export const billingData = pgTable('billing_data', {
  userId: integer()
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  fiscalCode: text(),
  vatNumber: text(),
  sdiCode: text(),
  pec: text(),
  street: text().notNull(),
  streetNumber: text().notNull(),
  city: text().notNull(),
  province: text().notNull(),
  postalCode: text().notNull(),
  updatedAt: instant().notNull().defaultNow(),
})
