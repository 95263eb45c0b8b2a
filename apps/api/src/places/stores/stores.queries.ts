import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { asc, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { ofStores } from '../../kernel/database/is-there.ts'
import { store } from './stores.tables.ts'

/** The stores a staff member works for, in the order of the shop. */
export const findStores = (db: Reader, stores: StoreScope) =>
  db
    .select({ storeId: store.id, name: store.name })
    .from(store)
    .where(ofStores(store.id, stores))
    .orderBy(asc(store.position), asc(store.id))
    .limit(500)

/** The name of a store by its id, as a value of a row. */
export const nameOfStore = (storeId: SQLWrapper): SQL<string> =>
  sql<string>`(select s.name from ${store} s where s.id = ${storeId})`
