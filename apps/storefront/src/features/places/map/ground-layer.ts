import { layerGroup, polygon, polyline, svg, type Map } from 'leaflet'
import styles from './LeafletMap.module.css'
import { lineOf, type Ground } from './ground.ts'

const pane = 'ground'

/** Sea, lakes and borders as shapes, coloured by the style sheet. Loaded when a map without tiles is opened. */
export async function addGround(map: Map): Promise<void> {
  const ground: Ground = (await import('./italy.json')).default
  const element = map.createPane(pane)
  element.style.zIndex = '150'
  element.classList.add(styles.ground ?? '')
  // Wider than the window, so that dragging shows no edge.
  const renderer = svg({ pane, padding: 0.7 })
  const shape = { pane, renderer, interactive: false, smoothFactor: 1.2 }
  layerGroup([
    polygon(ground.sea.map(lineOf), { ...shape, className: styles.sea ?? '' }),
    ...ground.lakes.map((rings) => polygon(rings.map(lineOf), { ...shape, className: styles.lake ?? '' })),
    ...ground.borders.map((line) => polyline(lineOf(line), { ...shape, className: styles.border ?? '' })),
  ]).addTo(map)
}
