import type { Config } from '../../kernel/settings/config.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { siteOffers } from './site-services.ts'
import { findStoreServices, type ServiceRow, type StoreServiceRow } from './stores.repository.ts'

export interface StoreWithServices extends Omit<StoreServiceRow, 'service'> {
  services: ServiceRow[]
}

/** Stores one can order from at this site; a store none of whose services the site offers is not one of them. */
export async function listStores(db: Reader, site: Config['SITE'], storeId?: number): Promise<StoreWithServices[]> {
  const stores = new Map<number, StoreWithServices>()
  for (const { service, ...row } of await findStoreServices(db, storeId)) {
    if (!siteOffers(site, service.kind)) continue
    const known = stores.get(row.storeId)
    if (known === undefined) stores.set(row.storeId, { ...row, services: [service] })
    else known.services.push(service)
  }
  return [...stores.values()]
}

export async function storeById(db: Reader, site: Config['SITE'], storeId: number): Promise<StoreWithServices> {
  const [store] = await listStores(db, site, storeId)
  if (store === undefined) throw new ShopError('error.store.notFound')
  return store
}
