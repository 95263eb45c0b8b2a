import { loadGoogleMaps, pointOf } from '../google-maps.ts'
import { cornersOf, type Drawing, type DrawingOptions, type MapContent } from './drawing.ts'

/** The same pins, circle and info window on a map of Google's. */
export async function googleDrawing(
  { element, onPick, onInfoClosed }: DrawingOptions,
  apiKey: string,
): Promise<Drawing> {
  const maps = await loadGoogleMaps(apiKey)
  const map = new maps.Map(element, { center: { lat: 45.67, lng: 8.85 }, zoom: 9 })
  const info = new maps.InfoWindow({})
  info.addListener('closeclick', onInfoClosed)
  let shown: { setMap: (map: null) => void }[] = []

  function draw({ pins, around }: MapContent) {
    for (const one of shown) one.setMap(null)
    shown = pins.map((pin) => {
      const marker = new maps.Marker({ map, position: pointOf(pin), title: pin.name })
      marker.addListener('click', () => onPick(pin.id))
      return marker
    })
    if (around !== undefined)
      shown.push(new maps.Circle({ map, center: pointOf(around.position), radius: around.metres }))
  }

  function look(content: MapContent) {
    if (content.look !== 'everything') {
      map.setCenter(pointOf(content.look.center))
      map.setZoom(content.look.zoom)
      return
    }
    const corners = cornersOf(content)
    if (corners === undefined) return
    const [low, high] = corners.map(pointOf)
    if (low && high) map.fitBounds({ south: low.lat, west: low.lng, north: high.lat, east: high.lng })
  }

  return {
    show(content) {
      draw(content)
      look(content)
    },
    // Google's own markers have one look.
    pick: () => {},
    showInfo(open) {
      info.close()
      if (open === undefined) return
      info.setContent(open.content)
      info.setPosition(pointOf(open.pin))
      info.open({ map })
    },
    fitInfo: () => {},
    remove: () => element.replaceChildren(),
  }
}
