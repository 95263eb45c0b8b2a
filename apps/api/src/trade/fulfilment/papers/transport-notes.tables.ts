import { date, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../../kernel/database/columns.ts'
import { store } from '../../../places/stores/stores.tables.ts'
import { shopOrder } from '../../orders/orders.tables.ts'

/**
 * The number of the note that the goods of an order are carried with, in a series for each store and year: given once,
 * when the goods are packed, and never changed. (decree 472/1996, article 1)
 */
export const transportNote = pgTable(
  'transport_note',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id),
    storeId: integer()
      .notNull()
      .references(() => store.id),
    year: smallint().notNull(),
    number: integer().notNull(),
    /** As it is printed: T1-2026-000012. */
    name: text().notNull(),
    issuedOn: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('transport_note_order').on(t.orderId),
    unique('transport_note_number').on(t.storeId, t.year, t.number),
  ],
)
