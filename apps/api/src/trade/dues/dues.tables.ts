import type { DueTransactionState } from '@bottega/rules/dues/due-status.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'
import { salesDocument } from '../documents/documents.tables.ts'

/** The debt of a company for one document, to be paid by a day. */
export const paymentDue = pgTable(
  'payment_due',
  {
    id: id(),
    userId: integer().references(() => appUser.id, { onDelete: 'set null' }),
    documentId: integer()
      .notNull()
      .unique()
      .references(() => salesDocument.id),
    /** On which agreement it is owed. */
    paymentTypeId: integer().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    amountCents: integer().notNull(),
    /** Of it what credit notes took off. */
    creditedCents: integer().notNull().default(0),
    settledAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_due_user').on(t.userId, t.dueOn),
    check(
      'payment_due_amount',
      sql`${t.amountCents} > 0 and ${t.creditedCents} >= 0 and ${t.creditedCents} <= ${t.amountCents}`,
    ),
  ],
)

/** A payment of a due: at a provider, or entered by staff from a bank statement. */
export const dueTransaction = pgTable(
  'due_transaction',
  {
    /** Also the idempotency key at the provider. */
    id: uuid().primaryKey().defaultRandom(),
    paymentDueId: integer()
      .notNull()
      .references(() => paymentDue.id),
    state: text().$type<DueTransactionState>().notNull().default('created'),
    /** Null for what was not paid at a provider. */
    provider: text(),
    providerPaymentId: text(),
    redirectUrl: text(),
    paymentTypeId: integer().notNull(),
    amountCents: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('due_transaction_due').on(t.paymentDueId),
    index('due_transaction_state').on(t.state, t.updatedAt),
    uniqueIndex('due_transaction_one_live')
      .on(t.paymentDueId)
      .where(sql`state in ('created', 'pending', 'authorised', 'captured')`),
    check('due_transaction_amount', sql`${t.amountCents} > 0`),
  ],
)
