import { sql } from 'drizzle-orm'
import type { StaffMovementKind, TransferDifference, WasteReason } from '@bottega/rules/fulfilment/shelf-work.ts'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant, localized, requestDigest } from '../../../kernel/database/columns.ts'
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
    index('stock_warehouse').on(t.warehouseId, t.productId),
    index('stock_sold_out')
      .on(t.warehouseId)
      .where(sql`available = 0`),
    check('stock_never_negative', sql`${t.available} >= 0`),
  ],
)

/** Goods of one store that go to another: on the way until it says what arrived, or the sender takes them back. */
export const stockTransfer = pgTable(
  'stock_transfer',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    fromWarehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    toWarehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    /** Thousandths that were sent. */
    quantity: integer().notNull(),
    note: text(),
    sentAt: createdAt(),
    sentById: integer()
      .notNull()
      .references(() => appUser.id),
    sentBy: text().notNull(),
    endedAt: instant(),
    endedById: integer().references(() => appUser.id),
    endedBy: text(),
    /** Thousandths that arrived; null while they are on the way, and where the sender took them back. */
    received: integer(),
    /** Why other goods arrived than were sent. */
    differenceReason: text().$type<TransferDifference>(),
    receivedNote: text(),
    /** False where the store that got the goods did not count the product then: its stock was not raised. */
    isCounted: boolean().notNull().default(true),
  },
  (t) => [
    index('stock_transfer_from').on(t.fromWarehouseId, t.id),
    index('stock_transfer_to').on(t.toWarehouseId, t.id),
    index('stock_transfer_open')
      .on(t.toWarehouseId)
      .where(sql`${t.endedAt} is null`),
    check(
      'stock_transfer_amounts',
      sql`${t.quantity} > 0 and ${t.received} >= 0 and ${t.fromWarehouseId} <> ${t.toWarehouseId}`,
    ),
    check(
      'stock_transfer_end',
      sql`num_nonnulls(${t.endedAt}, ${t.endedById}, ${t.endedBy}) in (0, 3) and (${t.received} is null or ${t.endedAt} is not null)`,
    ),
    check(
      'stock_transfer_reason',
      sql`(${t.differenceReason} is not null) = (coalesce(${t.received}, ${t.quantity}) <> ${t.quantity})`,
    ),
  ],
)

/**
 * The movements of stock: one row per order line and direction, or per shelf a staff member worked on, so an effect can be
 * repeated without counting twice.
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
    /** The work of a staff member on the shelf; null where an order moved the goods. */
    kind: text().$type<StaffMovementKind>(),
    staffId: integer().references(() => appUser.id),
    /** As it was then. */
    staffName: text(),
    wasteReason: text().$type<WasteReason>(),
    note: text(),
    /**
     * Of a count: what lay on the shelf, thousandths, goods of open orders too. Of goods of another store: what arrived,
     * where that is not what was sent.
     */
    counted: integer(),
    /** The quantity that should have lain there, or have come; null where the goods were not counted before. */
    expected: integer(),
    /** Of a transfer: the store at its other end. */
    otherWarehouseId: integer().references(() => warehouse.id),
    /** Null of transfers that were written at both ends at once. */
    transferId: integer().references(() => stockTransfer.id),
    requestDigest: requestDigest(),
  },
  (t) => [
    index('stock_movement_product').on(t.productId, t.id),
    index('stock_movement_order').on(t.orderId),
    index('stock_movement_by_staff')
      .on(t.productId, t.warehouseId, t.id)
      .where(sql`${t.kind} is not null`),
    check(
      'stock_movement_of_staff',
      sql`num_nonnulls(${t.kind}, ${t.staffId}, ${t.staffName}) in (0, 3) and (${t.kind} is null or ${t.orderId} is null)`,
    ),
    check('stock_movement_kind', sql`${t.kind} in ('goodsIn', 'waste', 'count', 'set', 'transfer', 'transferBack')`),
    check('stock_movement_waste', sql`(${t.wasteReason} is not null) = (coalesce(${t.kind}, '') = 'waste')`),
  ],
)

/** The count of one department in a store: open until somebody applies it or drops it. */
export const stockCount = pgTable(
  'stock_count',
  {
    id: id(),
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    /** A category at the top. Without a reference: a count stays when the tree of categories changes. */
    departmentId: integer().notNull(),
    /** As it was called then. */
    department: localized().notNull(),
    startedAt: createdAt(),
    startedById: integer()
      .notNull()
      .references(() => appUser.id),
    startedBy: text().notNull(),
    endedAt: instant(),
    endedById: integer().references(() => appUser.id),
    endedBy: text(),
    isApplied: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('stock_count_open')
      .on(t.warehouseId, t.departmentId)
      .where(sql`${t.endedAt} is null`),
    index('stock_count_warehouse').on(t.warehouseId, t.id),
    check(
      'stock_count_end',
      sql`num_nonnulls(${t.endedAt}, ${t.endedById}, ${t.endedBy}) in (0, 3) and (not ${t.isApplied} or ${t.endedAt} is not null)`,
    ),
  ],
)

/** The goods found on one shelf, beside what the shop knew of it at that moment; quantities in thousandths. */
export const stockCountLine = pgTable(
  'stock_count_line',
  {
    countId: integer()
      .notNull()
      .references(() => stockCount.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id),
    /** Counts how often it was written. */
    version: integer().notNull().default(1),
    counted: integer().notNull(),
    /** It should have lain there: what could be sold, and goods of open orders. */
    expected: integer().notNull(),
    /** The part that could be sold. */
    available: integer().notNull(),
    /** The last movement of the shelf until then; 0 for none. */
    seen: integer().notNull(),
    /** Cents for one piece or one kilogram on that day; null where the store had no price. */
    priceCents: integer(),
    staffId: integer()
      .notNull()
      .references(() => appUser.id),
    staffName: text().notNull(),
    at: createdAt(),
    /** Of a count that was applied: somebody had said since what lies there, and the stock is theirs. */
    isLeftOut: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.countId, t.productId] }),
    check('stock_count_line_amounts', sql`${t.counted} >= 0 and ${t.expected} >= 0 and ${t.available} >= 0`),
  ],
)
