import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, requestDigest, requestKey } from '../../../kernel/database/columns.ts'
import { warehouse } from '../../../places/stores/stores.tables.ts'
import { product } from '../../catalog/products.tables.ts'
import { supplier, supplierOrder } from './suppliers.tables.ts'

/** Goods a supplier brought to a store, by the document they came with. */
export const supplierDelivery = pgTable(
  'supplier_delivery',
  {
    id: id(),
    supplierId: integer()
      .notNull()
      .references(() => supplier.id),
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    /** The order the goods were of; null where there was none. */
    supplierOrderId: integer().references(() => supplierOrder.id),
    /** As it stands on the paper. */
    documentNumber: text().notNull(),
    /** The number as it is compared (`documentKeyOf`). */
    documentKey: text().notNull(),
    /** Day on the paper. */
    documentDate: date({ mode: 'string' }).notNull(),
    /** With it all of its order had come. */
    closedOrder: boolean().notNull().default(false),
    receivedAt: createdAt(),
    /** The staff member who wrote it down. */
    userId: integer()
      .notNull()
      .references(() => appUser.id),
    /** As it was then. */
    staffName: text().notNull(),
    requestKey: requestKey(),
    requestDigest: requestDigest(),
  },
  (t) => [
    uniqueIndex('supplier_delivery_request').on(t.userId, t.requestKey),
    // Suppliers number their documents from one each year.
    uniqueIndex('supplier_delivery_document').on(
      t.supplierId,
      t.documentKey,
      sql`extract(year from ${t.documentDate})`,
    ),
    index('supplier_delivery_warehouse').on(t.warehouseId, t.id),
    index('supplier_delivery_order').on(t.supplierOrderId),
  ],
)

/** So much of one product. */
export const supplierDeliveryLine = pgTable(
  'supplier_delivery_line',
  {
    deliveryId: integer()
      .notNull()
      .references(() => supplierDelivery.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id),
    /** Thousandths of a piece or a kilogram. */
    quantity: integer().notNull(),
    /** The store counted the product, and its stock was raised. */
    isCounted: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.deliveryId, t.productId] }),
    check('supplier_delivery_line_amount', sql`${t.quantity} > 0`),
  ],
)
