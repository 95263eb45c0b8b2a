import { useState } from 'react'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { browserApi } from '../../lib/api/browser-api.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { useLoaded } from '../../lib/api/use-loaded.ts'
import { GooglePlacesMap } from './GooglePlacesMap.tsx'
import type { MapPin } from './map-pin.ts'
import type { MapContent } from './map-view.ts'
import { placeSettings, loadingFailure } from './place-finder.ts'
import { PlacesMap } from './PlacesMap.tsx'
import styles from './StoreMap.module.css'

type StoreMapProps = {
  label: string
  pins: readonly MapPin[]
  around?: MapContent['around']
  picked: number | undefined
  onPick: (id: number) => void
}

/** Google's map where a key is set, our own otherwise, and also when Google's fails to load. Load it lazily. */
export function StoreMap(props: StoreMapProps) {
  const [failed, setFailed] = useState(false)
  const loaded = useLoaded('map', () => placeSettings(browserApi()))
  if (loaded.state === 'failed') return <Notice tone="warn">{loaded.text}</Notice>
  if (loaded.state === 'loading')
    return (
      <div className={styles.place}>
        <Skeleton shape="row" />
      </div>
    )
  const { googleMapsKey } = loaded.data
  const content = [...props.pins.map(({ id }) => id), JSON.stringify(props.around)].join(' ')
  if (googleMapsKey !== undefined && !failed)
    return <GooglePlacesMap key={content} {...props} apiKey={googleMapsKey} onFailure={() => setFailed(true)} />
  return (
    <>
      {failed && <Notice tone="error">{loadingFailure}</Notice>}
      <PlacesMap key={content} {...props} settings={loaded.data} />
    </>
  )
}
