import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { id } from '../../../kernel/database/columns.ts'
import { warehouse } from '../../../places/stores/stores.tables.ts'
import { slot } from '../../delivery/slots.tables.ts'

/** The decisions of staff on a van's round in a slot; a round nobody touched has no row. */
export const deliveryRound = pgTable(
  'delivery_round',
  {
    id: id(),
    slotId: integer()
      .notNull()
      .references(() => slot.id),
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    /** The staff member who drives; another driver is written as a name. */
    driverId: integer().references(() => appUser.id),
    driverName: text(),
    /** Ids of orders as somebody put them by hand; null as they are proposed. */
    stops: integer().array(),
    /** Rises with every change. */
    version: integer().notNull().default(0),
  },
  (t) => [
    unique('delivery_round_slot').on(t.slotId, t.warehouseId),
    index('delivery_round_driver').on(t.driverId),
    check('delivery_round_one_driver', sql`num_nonnulls(${t.driverId}, ${t.driverName}) <= 1`),
  ],
)
