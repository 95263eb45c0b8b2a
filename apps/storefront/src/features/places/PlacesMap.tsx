import { geoTowns } from '@bottega/contract/geo/calls.ts'
import type { GeoSettingsView } from '@bottega/contract/geo/geo.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { useState } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useLoaded } from '../../lib/api/use-loaded.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { deliveryWords } from '../../lib/words/shared/delivery.ts'
import { MapGround } from './MapGround.tsx'
import type { MapPin } from './map-pin.ts'
import {
  closer,
  fittingView,
  further,
  isOnMap,
  mapHeight,
  mapWidth,
  reachOf,
  spotOf,
  type MapContent,
  type MapView,
} from './map-view.ts'
import styles from './PlacesMap.module.css'

type PlacesMapProps = {
  label: string
  pins: readonly MapPin[]
  around?: MapContent['around']
  picked: number | undefined
  onPick: (id: number) => void
  settings: GeoSettingsView
}

/** Our own map: towns of Italy by name, the shops as pins, the circle of the search. Needs a React key per content. */
export function PlacesMap({ label, pins, around, picked, onPick, settings }: PlacesMapProps) {
  const t = useTranslations(deliveryWords, 'map')
  const [fitting] = useState(() => fittingView({ pins, ...(around && { around }) }))
  const [moved, setMoved] = useState<MapView>()
  const view = moved ?? fitting
  // Far enough for zooming out one step, so that names are loaded by then.
  const reach = fitting ? Math.ceil(reachOf(further(fitting)) / 1000) * 1000 : 0
  const { latitude = 0, longitude = 0 } = fitting?.center ?? {}
  const towns = useLoaded(`${latitude} ${longitude} ${reach}`, async () => {
    const { data } = await browserApi().call(geoTowns, { query: { latitude, longitude, distance: reach } })
    return data.towns
  })
  if (view === undefined) return null
  return (
    <section aria-label={label} className={styles.map}>
      <MapGround
        view={view}
        towns={towns.state === 'ready' ? towns.data : []}
        around={around}
        tilesUrl={settings.tilesUrl}
      />
      {pins.map((pin) => {
        const spot = spotOf(pin, view)
        if (!isOnMap(spot)) return null
        return (
          <button
            key={pin.id}
            type="button"
            className={styles.pin}
            aria-label={pin.name}
            title={pin.name}
            aria-pressed={pin.id === picked}
            style={{ left: `${(spot.x / mapWidth) * 100}%`, top: `${(spot.y / mapHeight) * 100}%` }}
            onClick={() => onPick(pin.id)}
          >
            <Icon name="pin" size={24} />
          </button>
        )
      })}
      <div className={styles.zoom}>
        <IconButton icon="plus" label={t('closer')} onClick={() => setMoved(closer(view))} />
        <IconButton icon="minus" label={t('further')} onClick={() => setMoved(further(view))} />
      </div>
      {settings.tilesUrl !== undefined && <p className={styles.source}>{settings.tilesAttribution}</p>}
    </section>
  )
}
