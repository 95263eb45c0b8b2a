import type { proximityOrders } from '@bottega/contract/delivery/proximity.ts'
import { metresBetween, nearMetres, type Position } from '@bottega/rules/delivery/places/distance.ts'
import { anonymousUserId } from '@bottega/rules/people/account.ts'
import type { Config } from '../../../kernel/settings/config.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import { findPlaces } from '../addresses.repository.ts'
import { listStores, type StoreWithServices } from '../stores.service.ts'

export interface NearStoresRequest {
  /** Ids of delivery services; empty is any. */
  services: ReadonlySet<number>
  order: (typeof proximityOrders)[number]
  /** Only stores with a place within `nearMetres` of it. */
  position?: Position
}

export interface NearStore {
  store: StoreWithServices
  /** To its nearest place by a wanted service; undefined without a position. */
  metres: number | undefined
}

/**
 * Stores by service and, where a position is given, by how far their shop, lockers and quays are. (Shopping core,
 * section 7)
 */
export async function listNearStores(
  db: Reader,
  site: Config['SITE'],
  request: NearStoresRequest,
): Promise<NearStore[]> {
  const { services, position } = request
  const isWanted = (serviceId: number) => services.size === 0 || services.has(serviceId)
  const stores = (await listStores(db, site)).filter((store) =>
    store.services.some(({ deliveryServiceId }) => isWanted(deliveryServiceId)),
  )
  if (position === undefined)
    return ordered(
      stores.map((store) => ({ store, metres: undefined })),
      request.order,
    )
  const places = (await findPlaces(db, anonymousUserId, {})).filter(({ deliveryServiceId }) =>
    isWanted(deliveryServiceId),
  )
  const near = stores.map((store) => {
    const own = places.filter(({ storeId }) => storeId === store.storeId)
    const spots: Position[] = own.length === 0 ? [store.warehouse] : own
    return { store, metres: Math.min(...spots.map((spot) => metresBetween(position, spot))) }
  })
  return ordered(
    near.filter(({ metres }) => metres <= nearMetres),
    request.order,
  )
}

/** `position` is the order stores are shown in everywhere. */
function ordered(stores: NearStore[], order: NearStoresRequest['order']): NearStore[] {
  if (order === 'position') return stores
  if (order === 'distance') return stores.toSorted((one, other) => (one.metres ?? 0) - (other.metres ?? 0))
  return stores.toSorted((one, other) => one.store[order].localeCompare(other.store[order], 'it'))
}
