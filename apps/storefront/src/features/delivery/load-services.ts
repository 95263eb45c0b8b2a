import type { Api } from '@bottega/contract/api.ts'
import type { DeliveryServiceView } from '@bottega/contract/delivery/stores.ts'
import { loadServiceNotes, type ServiceNote } from './service-notes.ts'

export interface ServicesOfStore {
  services: readonly DeliveryServiceView[]
  notes: readonly ServiceNote[]
}

/**
 * The services a store shows as tabs, with the editors’ notes around them: both at once, so that nothing moves later.
 */
export async function loadServices(api: Api, storeId: number): Promise<ServicesOfStore> {
  const [{ data }, notes] = await Promise.all([
    api.call('stores.view', { query: { store_id: storeId } }),
    loadServiceNotes(api, 'service-selector'),
  ])
  return { services: data.store.deliveryServices.filter(({ showTab }) => showTab), notes }
}
