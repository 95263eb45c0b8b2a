import { sql } from 'drizzle-orm'
import type { ThingsOfStores } from '../../kernel/calls/things-of-stores.ts'
import { isThere, oneOf } from '../../kernel/database/is-there.ts'
import { slot, slotTemplate } from './slots.tables.ts'

export const storesOfSlots = {
  slot: (db, slotId, stores) =>
    isThere(db, sql`select from ${slot} s where s.id = ${slotId} and s.store_id = ${oneOf(stores)}`),
  slotTemplate: (db, templateId, stores) =>
    isThere(db, sql`select from ${slotTemplate} t where t.id = ${templateId} and t.store_id = ${oneOf(stores)}`),
} satisfies Partial<ThingsOfStores>
