import type { DeliveryServiceView, StoreView } from '@bottega/contract/delivery/stores.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { storeConsentType } from '@bottega/rules/delivery/store-consent.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import type { ServiceRow, StorePlace } from './stores.repository.ts'
import type { StoreWithServices } from './stores.service.ts'

export function presentService(service: ServiceRow, language: Language): DeliveryServiceView {
  const { deliveryServiceId, kind, name, showTab } = service
  return { deliveryServiceId, kind, name: textIn(language, name), showTab }
}

/** Names of services to choose from. */
export const presentServiceNames = (
  services: readonly Pick<ServiceRow, 'deliveryServiceId' | 'name'>[],
  language: Language,
) => services.map(({ deliveryServiceId, name }) => ({ deliveryServiceId, name: textIn(language, name) }))

export function presentPlace({
  name,
  street,
  streetNumber,
  city,
  province,
  postalCode,
  latitude,
  longitude,
}: StorePlace) {
  return {
    addressName: name,
    address1: street,
    addressNumber: streetNumber,
    city,
    province,
    postalcode: postalCode,
    latitude,
    longitude,
  }
}

export interface StorePresentation {
  language: Language
  /** Stores whose notice the customer asking has agreed to. */
  consented: ReadonlySet<number>
}

/** `metres` is left out where the request has no position. */
export function presentStore(
  store: StoreWithServices,
  { language, consented }: StorePresentation,
  metres?: number,
): StoreView {
  const { storeId, name, cooperativeId, warehouseId, city, warehouse, services } = store
  return {
    storeId,
    name,
    cooperativeId,
    warehouseId,
    city,
    address: presentPlace(warehouse),
    deliveryServices: services.map((service) => presentService(service, language)),
    privacy: { personInfoTypeId: storeConsentType(storeId), accepted: consented.has(storeId) },
    ...(metres === undefined ? {} : { distance: Math.round(metres) }),
  }
}
