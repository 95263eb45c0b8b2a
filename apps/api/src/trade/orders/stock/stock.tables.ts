import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../../kernel/database/columns.ts'
import { warehouse } from '../../../places/stores/stores.tables.ts'
import { product } from '../../catalog/products.tables.ts'
import { shopOrder } from '../orders.tables.ts'

/** The stock a warehouse can still sell, in thousandths; a product without a row here is not limited. */
export const stock = pgTable(
  'stock',
  {
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    available: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.warehouseId] }),
    check('stock_never_negative', sql`${t.available} >= 0`),
  ],
)

/**
 * The movements of stock: one row per order line and direction, so an effect can be repeated without counting twice.
 */
export const stockMovement = pgTable(
  'stock_movement',
  {
    id: id(),
    reference: text().notNull().unique(),
    /** The order the goods belong to: an order holds the sum of its rows. */
    orderId: integer().references(() => shopOrder.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id),
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    /** Thousandths; negative leaves the shelf. */
    delta: integer().notNull(),
    at: createdAt(),
  },
  (t) => [index('stock_movement_product').on(t.productId), index('stock_movement_order').on(t.orderId)],
)
