import { isWithin, worksFor, type StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { Places } from '../../kernel/accounts/staff-places.ts'
import { listCooperatives, listStores } from './staff-places.repository.ts'

type NamedStore = Awaited<ReturnType<typeof listStores>>[number]

/** The stores that places come to; a place there is none of is beyond everybody. */
function storesOfPlaces({ storeIds, cooperativeIds }: Places, stores: readonly NamedStore[]): StoreScope {
  if (storeIds.length === 0 && cooperativeIds.length === 0) return null
  return stores
    .filter(({ id, cooperativeId }) => storeIds.includes(id) || cooperativeIds.includes(cooperativeId))
    .map(({ id }) => id)
}

/** The places a staff member can give: stores they work for, and cooperatives of which they work for every store. */
export async function placesToGive(db: Reader, ofStaff: StoreScope) {
  const stores = await listStores(db)
  const cooperatives = await listCooperatives(db)
  return {
    stores: stores.filter(({ id, active }) => active && worksFor(ofStaff, id)).map(({ id, name }) => ({ id, name })),
    cooperatives: cooperatives.filter(({ id }) => {
      const theirs = stores.filter(({ cooperativeId }) => cooperativeId === id)
      return ofStaff === null || (theirs.length > 0 && theirs.every((one) => worksFor(ofStaff, one.id)))
    }),
    wholeGroup: ofStaff === null,
  }
}

/** Throws `error.staff.placesBeyond` for places that are not there, or that the staff member does not work for. */
export async function refuseBeyond(db: Reader, ofStaff: StoreScope, places: Places): Promise<void> {
  const stores = await listStores(db)
  const cooperatives = new Set((await listCooperatives(db)).map(({ id }) => id))
  const isThere =
    places.storeIds.every((storeId) => stores.some(({ id }) => id === storeId)) &&
    places.cooperativeIds.every((id) => cooperatives.has(id))
  if (!isThere || !isWithin(storesOfPlaces(places, stores), ofStaff)) throw new ShopError('error.staff.placesBeyond')
}
