import type { WarehouseView } from '@bottega/contract/locator/warehouses.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { distanceText } from '../places/distance-text.ts'
import { FavouriteStore } from '../store-map/FavouriteStore.tsx'
import { StoreActions } from '../store-map/StoreActions.tsx'
import styles from './StoreCard.module.css'
import { StoreLabels } from '../store-map/StoreLabels.tsx'
import { storeName, streetLine, townLine } from '../store-map/store-address.ts'
import { TodayHours } from '../store-map/TodayHours.tsx'

type StoreCardProps = { store: WarehouseView; since: string }

/** A store in the list: name, address, how far it is, whether it is open, and the ways on. */
export function StoreCard({ store, since }: StoreCardProps) {
  const { locale } = usePageSetting()
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>
        {storeName(store)} <StoreLabels store={store} /> <FavouriteStore store={store} />
      </h3>
      <p className={styles.address}>
        {streetLine(store.address)}, {townLine(store.address)}
        {store.distance !== undefined && (
          <span className={styles.distance}> · {distanceText(store.distance, locale)}</span>
        )}
      </p>
      <TodayHours hours={store.serviceHours} since={since} />
      <StoreActions store={store} />
    </li>
  )
}
