import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import { Button } from '@bottega/ui/components/Button.tsx'
import { Icon } from '@bottega/ui/components/Icon.tsx'
import { Skeleton } from '@bottega/ui/components/Skeleton.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MapContent } from '../places/map-view.ts'
import styles from './PlacesOnMap.module.css'

const StoreMap = lazy(() => import('../places/StoreMap.tsx').then((module) => ({ default: module.StoreMap })))

type PlacesOnMapProps = {
  places: readonly AddressView[]
  around: MapContent['around'] | undefined
  picked: number | undefined
  onPick: (addressId: number) => void
}

/** The same places as in the list, on a map for whoever wants one. A pin leads to its line in the list. */
export function PlacesOnMap({ places, around, picked, onPick }: PlacesOnMapProps) {
  const t = useTranslations('delivery.map')
  const [shown, setShown] = useState(false)
  const pins = places.flatMap(({ addressId: id, addressName: name, latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [{ id, name, latitude, longitude }],
  )
  if (pins.length === 0 && around === undefined) return null

  function pick(addressId: number) {
    onPick(addressId)
    document.getElementById(`address-${addressId}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={styles.place}>
      <Button variant="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
        <Icon name="pin" />
        {t(shown ? 'hide' : 'show')}
      </Button>
      {shown && (
        <Suspense fallback={<Skeleton shape="row" />}>
          <StoreMap label={t('label')} pins={pins} {...(around && { around })} picked={picked} onPick={pick} />
        </Suspense>
      )}
    </div>
  )
}
