import type { Seller } from '@bottega/rules/documents/sales-document.ts'
import { usualTrolleyGrams } from '@bottega/rules/fulfilment/trolleys.ts'
import { type WayToPay, waysToPay } from '@bottega/rules/payments/payment-types.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { id, type Localized, localized } from '../../kernel/database/columns.ts'

/** Opening rule in shop time; `beginWeekDay` 1 Sunday … 7 Saturday. A split day is two rules. */
export interface ServiceHour {
  beginWeekDay: number
  beginHour: string
  endHour: string
}

/** Hours of certain days in the place of the weekly ones; equal hours mean closed. The dates are both included. */
export interface CustomServiceHour {
  beginDate: string
  endDate: string
  beginHour: string
  endHour: string
  /** Why: a holiday, the summer. */
  name?: Localized
}

/** The member companies of the group; logos exist for 1, 3, 4, 5. */
export const cooperative = pgTable('cooperative', {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
})

/** The sellers, as documents name them: one row for each cooperative that may issue invoices. */
export const seller = pgTable('seller', {
  cooperativeId: integer()
    .primaryKey()
    .references(() => cooperative.id, { onDelete: 'cascade' }),
  facts: jsonb().$type<Seller>().notNull(),
})

/** The kind of a shop: superstore, supermarket, shop of a village. */
export const warehouseClass = pgTable('warehouse_class', {
  id: id(),
  name: localized().notNull(),
})

/** A physical shop or depot: the place that holds stock, has prices and can be found on the map. */
export const warehouse = pgTable('warehouse', {
  id: id(),
  cooperativeId: integer()
    .notNull()
    .references(() => cooperative.id),
  name: text().notNull(),
  slug: text().notNull().unique(),
  street: text().notNull(),
  streetNumber: text().notNull(),
  city: text().notNull(),
  province: text().notNull(),
  postalCode: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  phone: text(),
  leafletTypeId: integer(),
  serviceHours: jsonb().$type<ServiceHour[]>().notNull().default([]),
  customHours: jsonb().$type<CustomServiceHour[]>().notNull().default([]),
  warehouseClassId: integer().references(() => warehouseClass.id),
  /** The depot that supplies it. */
  parentWarehouseId: integer().references((): AnyPgColumn => warehouse.id),
  /** Without it the shop is on no map; what was sold there goes on naming it. */
  active: boolean().notNull().default(true),
})

/** A shop one can order from; it sells what its warehouse holds. */
export const store = pgTable('store', {
  id: id(),
  cooperativeId: integer()
    .notNull()
    .references(() => cooperative.id),
  warehouseId: integer()
    .notNull()
    .references(() => warehouse.id),
  name: text().notNull(),
  position: integer().notNull().default(0),
  /** The most one trolley of its pickers carries. */
  trolleyGrams: integer().notNull().default(usualTrolleyGrams),
  active: boolean().notNull().default(true),
})

export type ServiceKind = 'storePickup' | 'home' | 'drive' | 'pickupPoint' | 'locker' | 'boat'

/** The specification's ids conflict between readings, so the whole table is data (see docs/decisions). */
export const deliveryService = pgTable('delivery_service', {
  id: integer().primaryKey(),
  kind: text().$type<ServiceKind>().notNull(),
  name: localized().notNull(),
  showTab: boolean().notNull().default(true),
})

/** The offer of a store by each service, and its cost (cents). */
export const storeService = pgTable(
  'store_service',
  {
    storeId: integer()
      .notNull()
      .references(() => store.id),
    deliveryServiceId: integer()
      .notNull()
      .references(() => deliveryService.id),
    minimumCents: integer().notNull().default(0),
    feeCents: integer().notNull().default(0),
    /** Goods totals from which the fee is less, and what it is then. */
    feeSteps: jsonb().$type<{ fromCents: number; feeCents: number }[]>().notNull().default([]),
    /** Goods total from which the fee is waived; null never. */
    freeFromCents: integer(),
    bagFeeCents: integer().notNull().default(0),
    /** The ways to pay that are accepted here. A row from before they could be named accepts all of them. */
    payments: text().array().$type<WayToPay[]>().notNull().default(waysToPay),
    /** Corners of the area it reaches, as drawn; the postal codes within stand in `coverage`. */
    area: jsonb().$type<[latitude: number, longitude: number][]>(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.deliveryServiceId] })],
)

/** Names of the VAT rates, as the cooperative's own system has them: a product file may write one in the place of a rate. */
export const taxCode = pgTable(
  'tax_code',
  {
    code: text().primaryKey(),
    percent: integer().notNull(),
    name: text().notNull(),
  },
  (t) => [check('tax_code_percent', sql`${t.percent} in (0, 4, 5, 10, 22)`)],
)

/** The postal codes a store reaches by a service. An address outside every row is "not covered". */
export const coverage = pgTable(
  'coverage',
  {
    zoneId: integer().notNull(),
    storeId: integer()
      .notNull()
      .references(() => store.id),
    deliveryServiceId: integer()
      .notNull()
      .references(() => deliveryService.id),
    postalCode: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.deliveryServiceId, t.postalCode, t.storeId] }),
    index('coverage_postal_code').on(t.postalCode),
  ],
)
