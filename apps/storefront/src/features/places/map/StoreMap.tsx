import type { GeoSettingsView } from '@bottega/contract/geo/geo.ts'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { loadingFailure, placeSettings } from '../place-finder.ts'
import type { Around, Drawing, DrawingOptions, Look } from './drawing.ts'
import { googleDrawing } from './google-drawing.ts'
import { InfoWindow } from './InfoWindow.tsx'
import { leafletDrawing } from './leaflet-drawing.ts'
import { MapFailure } from './MapFailure.tsx'
import type { MapPin } from './map-pin.ts'
import styles from './StoreMap.module.css'

type StoreMapProps = {
  label: string
  pins: readonly MapPin[]
  around?: Around | undefined
  /** Without it all there is to see. */
  look?: Look
  picked: number | undefined
  /** A pin was pressed; undefined when its info window was closed. */
  onPick: (id: number | undefined) => void
  /** The content of the info window of a pin; without it a pin is only marked. */
  showInfo?: (id: number) => ReactNode
}

/**
 * The one map of the shop: Google's where a key is set, else Leaflet's over tiles or our own ground, and that too when
 * Google's fails to load. As high as what it stands in. Load it lazily, in the browser. (Decision 0230)
 */
export function StoreMap(props: StoreMapProps) {
  const loaded = useLoaded('map', () => placeSettings(browserApi()))
  if (loaded.state === 'failed') return <Notice tone="warn">{loaded.text}</Notice>
  if (loaded.state === 'loading') return <Skeleton shape="row" />
  return <DrawnMap {...props} settings={loaded.data} />
}

function DrawnMap({
  label,
  pins,
  around,
  look = 'everything',
  picked,
  onPick,
  showInfo,
  settings,
}: StoreMapProps & { settings: GeoSettingsView }) {
  const t = useTranslations(deliveryWords, 'map')
  const place = useRef<HTMLDivElement>(null)
  const press = useRef(onPick)
  const [drawing, setDrawing] = useState<Drawing>()
  const [failure, setFailure] = useState<{ cause: unknown }>()
  const [infoPlace] = useState(() => document.createElement('div'))
  useEffect(() => {
    press.current = onPick
  })

  useEffect(() => {
    const { current: element } = place
    if (element === null) return undefined
    let gone = false
    let made: Drawing | undefined
    const options: DrawingOptions = {
      element,
      words: { closer: t('closer'), further: t('further'), cluster: (count) => t('cluster', { count }) },
      onPick: (id) => press.current(id),
      onInfoClosed: () => press.current(undefined),
    }
    async function draw() {
      try {
        made = await drawWith(options, settings, (cause) => setFailure({ cause }))
      } catch (cause) {
        setFailure({ cause })
        return
      }
      if (gone) made.remove()
      else setDrawing(made)
    }
    void draw()
    return () => {
      gone = true
      setDrawing(undefined)
      made?.remove()
    }
    // The map is made once; what it shows is handed to it below.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const content = JSON.stringify([pins.map(({ id }) => id), around, look])
  useEffect(() => {
    drawing?.show({ pins, around, look })
    // `content` says when something else is to be seen.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [drawing, content])

  const pin = pins.find(({ id }) => id === picked)
  const isOpen = showInfo !== undefined && pin !== undefined && drawing !== undefined
  useEffect(() => {
    drawing?.pick(picked)
    drawing?.showInfo(showInfo && pin && { pin, content: infoPlace })
    // A new closure of `showInfo` shows the same window.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [drawing, picked, content])

  return (
    <>
      {failure && <MapFailure cause={failure.cause} />}
      <section aria-label={label} className={styles.map}>
        <div ref={place} className={styles.drawing} />
      </section>
      {isOpen &&
        createPortal(
          <InfoWindow key={pin.id} label={pin.name} onShown={drawing.fitInfo} onClose={() => onPick(undefined)}>
            {showInfo(pin.id)}
          </InfoWindow>,
          infoPlace,
        )}
    </>
  )
}

/** Our own map where Google's does not load. */
async function drawWith(
  options: DrawingOptions,
  settings: GeoSettingsView,
  onFailure: (cause: unknown) => void,
): Promise<Drawing> {
  const { googleMapsKey } = settings
  if (googleMapsKey === undefined) return leafletDrawing(options, settings)
  try {
    return await googleDrawing(options, googleMapsKey)
  } catch (error) {
    if (!(error instanceof Error && error.message === loadingFailure)) throw error
    onFailure(error)
    return leafletDrawing(options, settings)
  }
}
