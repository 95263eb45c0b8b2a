import type { WarehouseView } from '@bottega/contract/locator/warehouses.ts'
import { FavouriteStore } from './FavouriteStore.tsx'
import { StoreActions } from './StoreActions.tsx'
import { StoreLabels } from './StoreLabels.tsx'
import { storeName, streetLine, townLine } from './store-address.ts'
import styles from './StoreInfo.module.css'
import { TodayHours } from './TodayHours.tsx'

/** The info window of a store on the map. (Content and discovery, section 2) */
export function StoreInfo({ store, since }: { store: WarehouseView; since: string }) {
  return (
    <div className={styles.info}>
      <p className={styles.name}>
        {storeName(store)} <FavouriteStore store={store} />
      </p>
      <StoreLabels store={store} />
      <p>
        {streetLine(store.address)}
        <br />
        {townLine(store.address)}
      </p>
      <TodayHours hours={store.serviceHours} since={since} />
      <StoreActions store={store} />
    </div>
  )
}
