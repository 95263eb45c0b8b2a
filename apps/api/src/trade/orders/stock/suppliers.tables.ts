import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant, requestDigest, requestKey } from '../../../kernel/database/columns.ts'
import { warehouse } from '../../../places/stores/stores.tables.ts'
import { product } from '../../catalog/products.tables.ts'

/** A supplier of the group. */
export const supplier = pgTable(
  'supplier',
  {
    id: id(),
    name: text().notNull().unique(),
    /** From the order until the goods come. */
    leadDays: integer().notNull(),
    /** Of one order; 0 for none. */
    minimumCents: integer().notNull(),
  },
  (t) => [check('supplier_amounts', sql`${t.leadDays} >= 0 and ${t.minimumCents} >= 0`)],
)

/** A product as a supplier sells it. Its pack is the supplier's, not that of the shelf. */
export const supplierProduct = pgTable(
  'supplier_product',
  {
    supplierId: integer()
      .notNull()
      .references(() => supplier.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    articleCode: text().notNull(),
    /** Thousandths of a piece or a kilogram in one pack. */
    packSize: integer().notNull(),
    packCents: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.productId] }),
    index('supplier_product_product').on(t.productId),
    check('supplier_product_amounts', sql`${t.packSize} > 0 and ${t.packCents} > 0`),
  ],
)

/** An order of a store to a supplier: open until nothing more is expected. */
export const supplierOrder = pgTable(
  'supplier_order',
  {
    id: id(),
    supplierId: integer()
      .notNull()
      .references(() => supplier.id),
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    orderedAt: createdAt(),
    /** The staff member who ordered. */
    userId: integer()
      .notNull()
      .references(() => appUser.id),
    /** As it was then. */
    staffName: text().notNull(),
    /** Day of the shop. */
    expectedOn: date({ mode: 'string' }).notNull(),
    closedAt: instant(),
    closedById: integer().references(() => appUser.id),
    closedBy: text(),
    requestKey: requestKey(),
    requestDigest: requestDigest(),
  },
  (t) => [
    uniqueIndex('supplier_order_request').on(t.userId, t.requestKey),
    index('supplier_order_warehouse').on(t.warehouseId, t.id),
    index('supplier_order_open')
      .on(t.warehouseId)
      .where(sql`${t.closedAt} is null`),
    check('supplier_order_end', sql`num_nonnulls(${t.closedAt}, ${t.closedById}, ${t.closedBy}) in (0, 3)`),
  ],
)

/** Packs of one product, with what the supplier's list said then. */
export const supplierOrderLine = pgTable(
  'supplier_order_line',
  {
    supplierOrderId: integer()
      .notNull()
      .references(() => supplierOrder.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id),
    articleCode: text().notNull(),
    packs: integer().notNull(),
    /** Thousandths of a piece or a kilogram in one pack. */
    packSize: integer().notNull(),
    packCents: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierOrderId, t.productId] }),
    check('supplier_order_line_amounts', sql`${t.packs} > 0 and ${t.packSize} > 0`),
  ],
)
