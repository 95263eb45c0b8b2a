import { iconPaths } from '@bottega/ui/components/text/icon-paths.ts'
import { divIcon, marker, type Map, type Marker } from 'leaflet'
import Supercluster from 'supercluster'
import type { DrawingOptions } from './drawing.ts'
import styles from './LeafletMap.module.css'
import type { MapPin } from './map-pin.ts'

/** In pixels: pins nearer than this are one cluster. */
const clusterRadius = 56
/** Of Leaflet, in pixels; the clusters would count with twice as many. */
const tileWidth = 256
/** From the zoom level after this on every pin stands alone. */
const lastClustered = 14
/** Up to this many pins each is shown at every zoom level: the places of a dialog are few and looked for by name. */
const fewPins = 25
/** On a map narrower than this, in pixels, even few pins cover each other. */
const narrow = 420

/** Pins and clusters on a map; those that stay keep their element, and with it the focus. */
export function pinLayer(map: Map, { words, onPick }: Pick<DrawingOptions, 'words' | 'onPick'>) {
  let index = clustersOf([], 0)
  let picked: number | undefined
  let drawn = new globalThis.Map<string, Marker>()

  function show(pins: readonly MapPin[]) {
    const areApart = pins.length <= fewPins && map.getSize().x >= narrow
    index = clustersOf(pins, areApart ? 0 : lastClustered)
    for (const one of drawn.values()) one.remove()
    drawn = new globalThis.Map()
    refresh()
  }

  function refresh() {
    const bounds = map.getBounds().pad(0.3)
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ]
    const next = new globalThis.Map<string, Marker>()
    for (const { geometry, properties } of index.getClusters(box, Math.round(map.getZoom()))) {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      if ('pin' in properties) {
        const key = `pin ${properties.pin.id}`
        next.set(key, drawn.get(key) ?? pinMarker(properties.pin))
      } else {
        const { cluster_id: id, point_count: count } = properties
        const key = `cluster ${id}`
        next.set(key, drawn.get(key) ?? clusterMarker([latitude, longitude], id, count))
      }
    }
    for (const [key, one] of drawn) if (!next.has(key)) one.remove()
    drawn = next
  }

  function pinMarker(pin: MapPin): Marker {
    const icon = divIcon({ className: styles.pin ?? '', html: pinDrawing(), iconSize: [44, 44], iconAnchor: [22, 41] })
    const one = marker([pin.latitude, pin.longitude], { icon, title: pin.name, riseOnHover: true }).addTo(map)
    asButton(one, pin.name, () => onPick(pin.id))
    one.getElement()?.setAttribute('aria-pressed', String(pin.id === picked))
    return one
  }

  function clusterMarker(position: [number, number], id: number, count: number): Marker {
    const text = document.createElement('span')
    text.textContent = String(count)
    const icon = divIcon({ className: styles.cluster ?? '', html: text, iconSize: [44, 44] })
    const one = marker(position, { icon }).addTo(map)
    asButton(one, words.cluster(count), () => map.setView(position, index.getClusterExpansionZoom(id)))
    return one
  }

  function pick(id: number | undefined) {
    picked = id
    for (const [key, one] of drawn)
      if (key.startsWith('pin ')) one.getElement()?.setAttribute('aria-pressed', String(key === `pin ${id}`))
  }

  map.on('moveend', refresh)
  return { show, pick }
}

function clustersOf(pins: readonly MapPin[], maxZoom: number) {
  const index = new Supercluster<{ pin: MapPin }>({ radius: clusterRadius, maxZoom, extent: tileWidth })
  return index.load(pins.map((pin) => ({ type: 'Feature', properties: { pin }, geometry: pointOf(pin) })))
}

const pointOf = ({ longitude, latitude }: MapPin) => ({ type: 'Point' as const, coordinates: [longitude, latitude] })

/** Leaflet's markers take the focus and are called buttons, but answer to the mouse alone. */
function asButton(one: Marker, name: string, press: () => void) {
  const element = one.getElement()
  element?.setAttribute('aria-label', name)
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  })
  one.on('click', press)
}

const svgNamespace = 'http://www.w3.org/2000/svg'

function pinDrawing(): HTMLElement {
  const frame = document.createElement('span')
  const drawing = document.createElementNS(svgNamespace, 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  const path = document.createElementNS(svgNamespace, 'path')
  path.setAttribute('d', iconPaths.pin)
  drawing.append(path)
  frame.append(drawing)
  return frame
}
