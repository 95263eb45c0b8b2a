import { storesView } from '@bottega/contract/delivery/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import type { DeliveryServiceView } from '@bottega/contract/delivery/stores.ts'
import { loadGrid } from '../blocks/load-grid.ts'
import type { ShownGrid } from '../blocks/shown-grid.ts'

export interface ServicesOfStore {
  services: readonly DeliveryServiceView[]
  /** Editors' notes around the choice. */
  notes: ShownGrid
}

/**
 * The services a store shows as tabs, with the editors’ notes around them: loaded together, so that nothing moves
 * later.
 */
export async function loadServices(api: Api, storeId: number): Promise<ServicesOfStore> {
  const [{ data }, notes] = await Promise.all([
    api.call(storesView, { query: { store_id: storeId } }),
    loadGrid(api, 'service-selector'),
  ])
  return { services: data.store.deliveryServices.filter(({ showTab }) => showTab), notes }
}
