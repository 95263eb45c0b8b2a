import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, unique } from 'drizzle-orm/pg-core'
import { id, instant } from '../../kernel/database/columns.ts'
import { deliveryService, warehouse } from '../../places/stores/stores.tables.ts'
import { shopOrder } from './orders.tables.ts'

/** The part of an order that one warehouse prepares and hands over at once: an order has at least one. (decision 0350) */
export const suborder = pgTable(
  'suborder',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    deliveryServiceId: integer()
      .notNull()
      .references(() => deliveryService.id),
    /** (Account and after-sales, section 4, "Delivery status") */
    deliveryStatusId: smallint().notNull(),
    deliveryDay: date({ mode: 'string' }).notNull(),
    deliveryBeginAt: instant().notNull(),
    deliveryEndAt: instant().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('suborder_order_warehouse').on(t.orderId, t.warehouseId),
    index('suborder_warehouse_day').on(t.warehouseId, t.deliveryDay),
    check('suborder_delivery_status', sql`${t.deliveryStatusId} between 1 and 7`),
  ],
)
