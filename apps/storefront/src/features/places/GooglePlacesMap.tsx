import { useEffect, useRef } from 'react'
import { loadGoogleMaps, pointOf } from './google-maps.ts'
import type { MapPin } from './map-pin.ts'
import { fittingView, type MapContent } from './map-view.ts'
import styles from './GooglePlacesMap.module.css'

type GooglePlacesMapProps = {
  label: string
  apiKey: string
  pins: readonly MapPin[]
  around?: MapContent['around']
  onPick: (id: number) => void
  onFailure: (error: unknown) => void
}

/** The same pins and circle on a map of Google's. Needs a React key per content. */
export function GooglePlacesMap({ label, apiKey, pins, around, onPick, onFailure }: GooglePlacesMapProps) {
  const place = useRef<HTMLElement>(null)

  useEffect(() => {
    let gone = false
    async function draw() {
      const maps = await loadGoogleMaps(apiKey)
      const view = fittingView({ pins, ...(around && { around }) })
      if (gone || place.current === null || view === undefined) return
      const map = new maps.Map(place.current, { center: pointOf(view.center), zoom: Math.floor(view.zoom) })
      for (const pin of pins) {
        const marker = new maps.Marker({ map, position: pointOf(pin), title: pin.name })
        marker.addListener('click', () => onPick(pin.id))
      }
      if (around === undefined) return
      const circle = new maps.Circle({ map, center: pointOf(around.position), radius: around.metres })
      map.fitBounds(circle.getBounds())
    }
    draw().catch(onFailure)
    return () => {
      gone = true
    }
    // Drawn once for its content; from then on Google's library owns the map.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return <section ref={place} aria-label={label} className={styles.map} />
}
