import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { store } from '../../places/stores/stores.tables.ts'
import { staffPlace } from './staff-places.tables.ts'

/** The stores the staff member of a row works for; a customer's row has none to look up. */
export const storesOfStaff = ({ id, role }: { id: SQLWrapper; role: SQLWrapper }) => {
  const places = sql`from ${staffPlace} p where p.user_id = ${id}`
  const stores = sql`select array_agg(distinct s.id order by s.id) from ${staffPlace} p
    join ${store} s on s.id = p.store_id or s.cooperative_id = p.cooperative_id where p.user_id = ${id}`
  // A cooperative without stores is no store at all, never the whole group.
  return sql<StoreScope>`case when ${role} <> 'customer' and exists (select ${places})
    then coalesce((${stores}), '{}') end`
}

/** Staff who work for nothing but some of these stores; undefined where it is the whole group. */
export const staffWithin = (userId: SQLWrapper, stores: StoreScope): SQL | undefined =>
  stores === null
    ? undefined
    : sql`(exists (select from ${staffPlace} p where p.user_id = ${userId}) and not exists (
        select from ${staffPlace} p join ${store} s on s.id = p.store_id or s.cooperative_id = p.cooperative_id
        where p.user_id = ${userId} and s.id <> all(${sql.param([...stores])}::int[])))`

/** Staff who work for a store: named for it or for its cooperative, or for the whole group. */
export const isOfStaffFor = (userId: SQLWrapper, storeId: number): SQL =>
  sql`(not exists (select from ${staffPlace} p where p.user_id = ${userId}) or exists (
    select from ${staffPlace} p join ${store} s on s.id = p.store_id or s.cooperative_id = p.cooperative_id
    where p.user_id = ${userId} and s.id = ${storeId}))`
