import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../columns.ts'
import { appUser } from '../people/people.ts'

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

/** Whom invoices of a customer are made out to; one of them is taken where none is chosen. */
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
