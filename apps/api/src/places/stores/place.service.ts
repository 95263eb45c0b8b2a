import type { Config } from '../../kernel/settings/config.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { findSelectable, findStoresReaching } from './addresses.repository.ts'
import { siteOffers } from './site-services.ts'
import { findStoreServices } from './stores.repository.ts'

/** The place a cart goes to, and the store and service that deliver it. */
export interface DeliveryPlace {
  storeId: number
  deliveryServiceId: number
  addressId: number
  /** Of the coverage; null for a pickup place. */
  zoneId: number | null
}

export type ResolvedPlace =
  { ok: true; place: DeliveryPlace } | { ok: false; code: 'error.address.notFound' | 'error.address.notCovered' }

export interface RequestedPlace {
  /** Another service than the address's own. */
  deliveryServiceId?: number | undefined
  /** The preferred store: used when it reaches the address. */
  storeId: number
  /** No other store will do. */
  onlyThatStore?: boolean
}

/**
 * Returns the store that serves an address: the one that owns a pickup place, else one that reaches it, the cart's own if
 * it does. An address that is neither the customer's nor a store's is not found.
 */
export async function resolvePlace(
  reader: Reader,
  site: Config['SITE'],
  userId: number,
  addressId: number,
  requested: RequestedPlace,
): Promise<ResolvedPlace> {
  const address = await findSelectable(reader, userId, addressId)
  if (address === undefined) return { ok: false, code: 'error.address.notFound' }
  const deliveryServiceId = requested.deliveryServiceId ?? address.deliveryServiceId
  const candidates =
    address.storeId === null
      ? await findStoresReaching(reader, deliveryServiceId, address)
      : await servingItself(reader, address.storeId, address.deliveryServiceId)
  const served = candidates.filter(
    ({ storeId, kind }) =>
      siteOffers(site, kind) && (requested.onlyThatStore !== true || storeId === requested.storeId),
  )
  const chosen = served.find(({ storeId }) => storeId === requested.storeId) ?? served[0]
  const isOtherService = address.storeId !== null && deliveryServiceId !== address.deliveryServiceId
  if (chosen === undefined || isOtherService) return { ok: false, code: 'error.address.notCovered' }
  return { ok: true, place: { storeId: chosen.storeId, zoneId: chosen.zoneId, deliveryServiceId, addressId } }
}

/** The store of a pickup place, while it offers the service. */
async function servingItself(reader: Reader, storeId: number, deliveryServiceId: number) {
  const offered = await findStoreServices(reader, storeId)
  return offered
    .filter(({ service }) => service.deliveryServiceId === deliveryServiceId)
    .map(({ service }) => ({ storeId, zoneId: null, kind: service.kind }))
}
