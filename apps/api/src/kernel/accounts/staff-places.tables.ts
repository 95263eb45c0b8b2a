import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { cooperative, store } from '../../places/stores/stores.tables.ts'
import { id } from '../database/columns.ts'
import { appUser } from './accounts.tables.ts'

/**
 * The places a staff member works for: a store, or a cooperative with all stores it has and will have. Without a row
 * they work for the whole group.
 */
export const staffPlace = pgTable(
  'staff_place',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    storeId: integer().references(() => store.id),
    cooperativeId: integer().references(() => cooperative.id),
  },
  (t) => [
    uniqueIndex('staff_place_store').on(t.userId, t.storeId),
    uniqueIndex('staff_place_cooperative').on(t.userId, t.cooperativeId),
    index('staff_place_of_store').on(t.storeId),
    check('staff_place_is_one', sql`num_nonnulls(${t.storeId}, ${t.cooperativeId}) = 1`),
  ],
)
