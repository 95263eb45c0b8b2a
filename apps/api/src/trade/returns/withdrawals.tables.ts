import type { Language } from '@bottega/rules/text/language.ts'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { id, instant } from '../../kernel/database/columns.ts'
import { shopOrder } from '../orders/orders.tables.ts'
import { orderReturn } from './returns.tables.ts'

/**
 * The outcome of a statement: `new` until somebody has looked; `unmatched` without an order; `waiting` while the goods
 * are on their way; `nothing` where no goods are left that can be withdrawn from.
 */
export type WithdrawalState = 'new' | 'unmatched' | 'waiting' | 'cancelled' | 'return' | 'nothing'

/** A statement of withdrawal, as it was sent. (Consumer code, article 54-bis) */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: id(),
    /** As it was typed. */
    orderNumber: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The goods of the order, in the customer's words. */
    goods: text(),
    /** Lines a signed-in customer chose; the whole order without. */
    orderLineIds: jsonb().$type<number[]>(),
    language: text().$type<Language>().notNull(),
    sentAt: instant().notNull(),
    /** Of what it states: the same statement twice is one. */
    digest: text().notNull(),
    state: text().$type<WithdrawalState>().notNull().default('new'),
    orderId: integer().references(() => shopOrder.id, { onDelete: 'cascade' }),
    returnId: integer().references(() => orderReturn.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('withdrawal_once').on(t.digest),
    index('withdrawal_order').on(t.orderId),
    uniqueIndex('withdrawal_return').on(t.returnId),
    index('withdrawal_waiting')
      .on(t.id)
      .where(sql`state = 'waiting'`),
    index('withdrawal_unmatched')
      .on(t.sentAt)
      .where(sql`state = 'unmatched'`),
    check('withdrawal_state', sql`${t.state} in ('new', 'unmatched', 'waiting', 'cancelled', 'return', 'nothing')`),
  ],
)
