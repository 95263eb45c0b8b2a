import { asc } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { cooperative, store } from '../../places/stores/stores.tables.ts'

export const listStores = (db: Reader) =>
  db
    .select({ id: store.id, name: store.name, cooperativeId: store.cooperativeId, active: store.active })
    .from(store)
    .orderBy(asc(store.position), asc(store.id))
    .limit(1000)

export const listCooperatives = (db: Reader) =>
  db.select({ id: cooperative.id, name: cooperative.name }).from(cooperative).orderBy(asc(cooperative.id)).limit(100)
