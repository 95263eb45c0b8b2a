import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { Suspense } from 'react'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import type { Around } from '../../places/map/drawing.ts'
import { StoreMap } from '../../places/map/LazyStoreMap.tsx'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import styles from './PlacesOnMap.module.css'

type PlacesOnMapProps = {
  places: readonly AddressView[]
  around: Around | undefined
  picked: number | undefined
  onPick: (addressId: number) => void
}

/** The same places as in the list, on a map. A pin selects its entry in the list. */
export function PlacesOnMap({ places, around, picked, onPick }: PlacesOnMapProps) {
  const t = useTranslations(deliveryWords, 'map')
  const pins = places.flatMap(({ addressId: id, addressName: name, latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [{ id, name, latitude, longitude }],
  )

  function pick(addressId: number | undefined) {
    if (addressId === undefined) return
    onPick(addressId)
    document.getElementById(`address-${addressId}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={styles.map}>
      <Suspense fallback={<Skeleton shape="row" />}>
        <StoreMap label={t('label')} pins={pins} around={around} picked={picked} onPick={pick} />
      </Suspense>
    </div>
  )
}
