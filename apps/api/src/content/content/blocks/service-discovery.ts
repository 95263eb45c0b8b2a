import type { CatalogContext } from '../../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../../trade/catalog/catalog.service.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { listStores } from '../../../places/stores/stores.service.ts'

/**
 * The services of the store of the page that are shown as tabs, for every discovery panel on it by one statement.
 * Without any the panel has nothing to offer.
 */
export async function fillDiscovery(
  { db }: CatalogSource,
  { site, storeId, language }: CatalogContext,
  panels: readonly unknown[],
) {
  const [store] = await listStores(db, site, storeId)
  const services = (store?.services ?? [])
    .filter(({ showTab }) => showTab)
    .map(({ deliveryServiceId, name }) => ({ deliveryServiceId, name: textIn(language, name) }))
  return panels.map(() => (services.length === 0 ? undefined : { services }))
}
