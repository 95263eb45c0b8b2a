import type { DeliveryServiceView, StoreView } from '@bottega/contract/delivery/stores.ts'
import type { Language } from '@bottega/contract/texts/text-of.ts'
import type { ServiceRow } from './stores.repository.ts'
import type { StoreWithServices } from './stores.service.ts'

export function presentService(service: ServiceRow, language: Language): DeliveryServiceView {
  const { deliveryServiceId, kind, name, showTab } = service
  return { deliveryServiceId, kind, name: name[language] ?? name.it, showTab }
}

export function presentStore(store: StoreWithServices, language: Language): StoreView {
  const { storeId, name, cooperativeId, warehouseId, city, services } = store
  const deliveryServices = services.map((service) => presentService(service, language))
  return { storeId, name, cooperativeId, warehouseId, city, deliveryServices }
}
