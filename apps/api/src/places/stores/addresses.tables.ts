import { sql } from 'drizzle-orm'
import type { DoorWish } from '@bottega/rules/delivery/at-the-door.ts'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id } from '../../kernel/database/columns.ts'
import { deliveryService, store } from './stores.tables.ts'

/** `home` and `work` belong to a customer; `drive` are the pickup places, lockers and quays of a store. */
export type AddressType = 'home' | 'work' | 'drive'

export const address = pgTable(
  'address',
  {
    id: id(),
    userId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    storeId: integer().references(() => store.id),
    deliveryServiceId: integer()
      .notNull()
      .references(() => deliveryService.id),
    type: text().$type<AddressType>().notNull(),
    name: text().notNull(),
    street: text().notNull(),
    streetNumber: text().notNull(),
    city: text().notNull(),
    province: text().notNull(),
    postalCode: text().notNull(),
    doorbell: text(),
    notes: text(),
    phone: text(),
    /** Null where the customer said nothing. */
    door: jsonb().$type<DoorWish>(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Confirmed against the places data; an unvalidated address is stored when the customer confirms it. */
    validated: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    index('address_user').on(t.userId),
    index('address_store').on(t.storeId, t.deliveryServiceId),
    check('address_belongs_to_one', sql`(${t.userId} is null) <> (${t.storeId} is null)`),
  ],
)
