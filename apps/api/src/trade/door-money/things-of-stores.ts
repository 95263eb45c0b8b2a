import { sql } from 'drizzle-orm'
import type { ThingsOfStores } from '../../kernel/calls/things-of-stores.ts'
import { isThere, oneOf } from '../../kernel/database/is-there.ts'
import { tillClosing } from './door-money.tables.ts'

export const storesOfTills = {
  tillClosing: (db, closingId, stores) =>
    isThere(db, sql`select from ${tillClosing} c where c.id = ${closingId} and c.store_id = ${oneOf(stores)}`),
} satisfies Partial<ThingsOfStores>
