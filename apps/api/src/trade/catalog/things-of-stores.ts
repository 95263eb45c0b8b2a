import { sql } from 'drizzle-orm'
import type { ThingsOfStores } from '../../kernel/calls/things-of-stores.ts'
import { warehousesOf } from '../../places/stores/things-of-stores.ts'
import { isThere } from '../../kernel/database/is-there.ts'
import { promotion } from './promotions.tables.ts'

export const storesOfPromotions = {
  promotion: (db, promotionId, stores) =>
    isThere(
      db,
      sql`select from ${promotion} p where p.id = ${promotionId} and p.warehouse_id in (${warehousesOf(stores)})`,
    ),
} satisfies Partial<ThingsOfStores>
