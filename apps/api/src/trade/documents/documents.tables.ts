import type { CountedKind, DocumentContent, DocumentKind } from '@bottega/rules/documents/sales-document.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'
import { shopOrder } from '../orders/orders.tables.ts'

/**
 * The last number given in a series of a year. Its row stays locked until the transaction that took the number ends, so
 * that a number taken back by a rollback is the next one given.
 */
export const documentCounter = pgTable(
  'document_counter',
  {
    kind: text().$type<CountedKind>().notNull(),
    /** Of receipts and transport notes the store; of invoices and credit notes the cooperative. */
    seriesId: integer().notNull(),
    year: smallint().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.seriesId, t.year] }), check('document_counter_last', sql`${t.last} > 0`)],
)

/**
 * A receipt, an invoice or a credit note as it was issued. Everything printed on it is a copy in `content`: it outlives
 * the account and the order it was made for, and the database refuses to change it.
 */
export const salesDocument = pgTable(
  'sales_document',
  {
    id: id(),
    kind: text().$type<DocumentKind>().notNull(),
    seriesId: integer().notNull(),
    year: smallint().notNull(),
    number: integer().notNull(),
    /** As it is printed: F1-2026-000012. */
    name: text().notNull(),
    /** Names the event it is the only document of, so that issuing it twice is issuing it once. */
    reference: text().notNull().unique(),
    userId: integer().references(() => appUser.id, { onDelete: 'set null' }),
    /** Null for a document of several orders. */
    orderId: integer().references(() => shopOrder.id, { onDelete: 'set null' }),
    issuedAt: instant().notNull(),
    issuedOn: date({ mode: 'string' }).notNull(),
    totalCents: integer().notNull(),
    content: jsonb().$type<DocumentContent>().notNull(),
  },
  (t) => [
    unique('sales_document_number').on(t.kind, t.seriesId, t.year, t.number),
    index('sales_document_user').on(t.userId, t.issuedOn, t.id),
    index('sales_document_order').on(t.orderId),
  ],
)

/** Orders an invoice was made out for: each at most once. */
export const invoicedOrder = pgTable(
  'invoiced_order',
  {
    orderId: integer()
      .primaryKey()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    documentId: integer()
      .notNull()
      .references(() => salesDocument.id),
  },
  (t) => [index('invoiced_order_document').on(t.documentId)],
)

/** An invoice or credit note as the tax agency takes it, stored once and never changed. */
export const electronicInvoice = pgTable('electronic_invoice', {
  documentId: integer()
    .primaryKey()
    .references(() => salesDocument.id),
  fileName: text().notNull().unique(),
  xml: text().notNull(),
  createdAt: createdAt(),
})
