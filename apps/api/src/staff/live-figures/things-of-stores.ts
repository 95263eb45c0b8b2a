import { sql } from 'drizzle-orm'
import type { ThingsOfStores } from '../../kernel/calls/things-of-stores.ts'
import { isThere } from '../../kernel/database/is-there.ts'
import { keyWithin } from './machine-keys.repository.ts'
import { machineKey } from './machine-keys.tables.ts'

export const storesOfKeys = {
  machineKey: (db, keyId, stores) =>
    isThere(db, sql`select from ${machineKey} where ${machineKey.id} = ${keyId} and ${keyWithin(stores)}`),
} satisfies Partial<ThingsOfStores>
