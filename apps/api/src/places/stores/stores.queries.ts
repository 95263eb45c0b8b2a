import type { WayToPay } from '@bottega/rules/payments/payment-types.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { and, asc, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { ofStores } from '../../kernel/database/is-there.ts'
import { address } from './addresses.tables.ts'
import { store, storeService } from './stores.tables.ts'

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

/** The ways to pay a store accepts by a service, or by any of its services while none is chosen. */
export async function findWaysToPay(
  db: Reader,
  storeId: number,
  deliveryServiceId: number | null,
): Promise<WayToPay[]> {
  const ofService = deliveryServiceId === null ? undefined : eq(storeService.deliveryServiceId, deliveryServiceId)
  const rows = await db
    .select({ payments: storeService.payments })
    .from(storeService)
    .where(and(eq(storeService.storeId, storeId), ofService))
    .limit(100)
  return [...new Set(rows.flatMap(({ payments }) => payments))]
}

/** Every way to pay that an active store accepts by some service. */
export async function findAllWaysToPay(db: Reader): Promise<ReadonlySet<WayToPay>> {
  const rows = await db
    .selectDistinct({ way: sql<WayToPay>`unnest(${storeService.payments})` })
    .from(storeService)
    .innerJoin(store, and(eq(store.id, storeService.storeId), eq(store.active, true)))
  return new Set(rows.map(({ way }) => way))
}

/** A place where a store hands over, to show an example of an order: the first of all. */
export async function findFirstPlace(db: Reader): Promise<{ addressId: number; storeId: number } | undefined> {
  const [place] = await db
    .select({ addressId: address.id, storeId: store.id })
    .from(address)
    .innerJoin(store, eq(address.storeId, store.id))
    .orderBy(asc(address.id))
    .limit(1)
  return place
}
