import { RefusalError } from '@bottega/contract/api.ts'
import { geoTowns } from '@bottega/contract/geo/calls.ts'
import { divIcon, layerGroup, marker, type Map } from 'leaflet'
import { browserApi } from '../../../lib/api/browser-api.ts'
import styles from './LeafletMap.module.css'
import { legible } from './legible.ts'
import { neighbours } from './neighbours.ts'

interface Town {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly population?: number
}

const pane = 'names'
/** Towns with more people than this are written larger. */
const city = 40_000
/** Long enough to skip the steps of one movement. */
const pauseMilliseconds = 150

/** Writes the largest towns in sight, those that fit, again after each movement of the map. */
export function addTownNames(map: Map): void {
  const element = map.createPane(pane)
  element.style.zIndex = '300'
  element.setAttribute('aria-hidden', 'true')
  const names = layerGroup().addTo(map)
  let towns: readonly Town[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function write() {
    names.clearLayers()
    const placed = [...towns, ...neighbours].map((town) => {
      const { x, y } = map.latLngToContainerPoint([town.latitude, town.longitude])
      return Object.assign({}, town, { x, y })
    })
    for (const town of legible<Town & { x: number; y: number }>(placed, map.getSize()))
      marker([town.latitude, town.longitude], { pane, icon: iconOf(town), interactive: false, keyboard: false }).addTo(
        names,
      )
  }

  async function load() {
    towns = await townsInSight(map)
    // Removed from the page meanwhile.
    if (element.isConnected) write()
  }

  map.on('moveend', () => {
    write()
    clearTimeout(timer)
    timer = setTimeout(() => void load(), pauseMilliseconds)
  })
  map.on('unload', () => clearTimeout(timer))
  void load()
}

function iconOf({ name, population = city }: Town) {
  const text = document.createElement('span')
  text.textContent = name
  text.dataset.city = String(population >= city)
  return divIcon({ className: styles.town ?? '', html: text, iconSize: [0, 0] })
}

/** Optional: without an answer the map has no names. */
async function townsInSight(map: Map): Promise<readonly Town[]> {
  const { lat: latitude, lng: longitude } = map.getCenter()
  const distance = Math.min(500_000, Math.ceil(map.distance(map.getCenter(), map.getBounds().getNorthEast())))
  try {
    return (await browserApi().call(geoTowns, { query: { latitude, longitude, distance } })).data.towns
  } catch (error) {
    if (error instanceof RefusalError) return []
    throw error
  }
}
