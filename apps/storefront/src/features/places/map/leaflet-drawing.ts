import type { GeoSettingsView } from '@bottega/contract/geo/geo.ts'
import type { Position } from '@bottega/rules/delivery/places/distance.ts'
import {
  circle,
  circleMarker,
  control,
  layerGroup,
  map as leafletMap,
  popup,
  tileLayer,
  type LatLngTuple,
} from 'leaflet'
import leafletStyle from 'leaflet/dist/leaflet.css?url'
import { cornersOf, type Drawing, type DrawingOptions, type Look, type MapContent } from './drawing.ts'
import { addGround } from './ground-layer.ts'
import styles from './LeafletMap.module.css'
import { pinLayer } from './pin-layer.ts'
import { addTownNames } from './town-names.ts'

/** The ground ends beyond these corners. */
const groundCorners: [LatLngTuple, LatLngTuple] = [
  [35, 3],
  [49, 20.5],
]
const furthest = 7
const closest = 17
/** Of a view that fits to what is shown: closer than this a single pin has nothing around it. */
const closestFit = 14

/** The source of the ground, as its licence asks; a link, so it is markup. */
const groundSource = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>, Natural Earth'

const pointOf = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude]

/** A map of Leaflet's: tiles where a setting names them, otherwise the ground of our own. */
export async function leafletDrawing(options: DrawingOptions, settings: GeoSettingsView): Promise<Drawing> {
  await styleLoaded()
  const map = makeMap(options)
  if (settings.tilesUrl === undefined) {
    map.setMaxBounds(groundCorners).attributionControl.addAttribution(groundSource)
    await addGround(map)
    map.whenReady(() => addTownNames(map))
  } else {
    tileLayer(settings.tilesUrl, { attribution: escaped(settings.tilesAttribution ?? ''), maxZoom: closest }).addTo(map)
  }
  const pins = pinLayer(map, options)
  const search = layerGroup().addTo(map)
  const info = popup({
    closeButton: false,
    // Leaflet would close it before a press on its own pin is told, which then opened it again.
    closeOnClick: false,
    minWidth: 220,
    maxWidth: 300,
    offset: [0, -30],
    className: styles.info ?? '',
    // Beside the zoom buttons, not under them.
    autoPanPaddingBottomRight: [64, 8],
  })
  let changing = false
  map.on('popupclose', () => {
    if (!changing) options.onInfoClosed()
  })
  map.on('click', () => info.close())

  return {
    show(content) {
      look(content)
      search.clearLayers()
      showSearch(content)
      pins.show(content.pins)
    },
    pick: pins.pick,
    showInfo(open) {
      changing = true
      if (open === undefined) info.close()
      else info.setLatLng(pointOf(open.pin)).setContent(open.content).openOn(map)
      changing = false
    },
    fitInfo: () => info.update(),
    remove: () => map.remove(),
  }

  function look(content: MapContent) {
    const at: Look = content.look
    if (at !== 'everything') return map.setView(pointOf(at.center), at.zoom, { animate: false })
    const corners = cornersOf(content)
    if (corners === undefined) return map
    const [low, high] = corners
    return map.fitBounds([pointOf(low), pointOf(high)], { padding: [24, 40], maxZoom: closestFit, animate: false })
  }

  function showSearch({ around }: MapContent) {
    if (around === undefined) return
    const center = pointOf(around.position)
    const still = { interactive: false }
    circle(center, { ...still, radius: around.metres, className: styles.circle ?? '' }).addTo(search)
    circleMarker(center, { ...still, radius: 7, className: styles.here ?? '' }).addTo(search)
  }
}

function makeMap({ element, words }: DrawingOptions) {
  const map = leafletMap(element, {
    zoomControl: false,
    minZoom: furthest,
    maxZoom: closest,
    // A page that scrolls past the map must not be held by it: the wheel belongs to the map once it has the focus.
    scrollWheelZoom: false,
    maxBoundsViscosity: 1,
    center: [45.67, 8.85],
    zoom: 9,
  })
  map.attributionControl.setPrefix(false)
  control.zoom({ zoomInTitle: words.closer, zoomOutTitle: words.further, position: 'topright' }).addTo(map)
  control.scale({ imperial: false }).addTo(map)
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  return map
}

/** Leaflet takes attributions for markup. */
function escaped(text: string): string {
  const element = document.createElement('span')
  element.textContent = text
  return element.innerHTML
}

let style: Promise<void> | undefined

/** The style sheet of the library, fetched with its first map and not with every page. */
function styleLoaded(): Promise<void> {
  style ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = leafletStyle
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      style = undefined
      link.remove()
      reject(new Error('The style of the map did not load'))
    })
    document.head.append(link)
  })
  return style
}
