import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** After rows were written with ids of their own: the first row the shop inserts would else collide with one of them. */
export const continueAfterLargestId = (table: PgTable) =>
  sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), coalesce(max(id), 1), max(id) is not null)
    from ${table}`
