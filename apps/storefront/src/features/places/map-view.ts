import type { Position } from '@bottega/rules/delivery/distance.ts'

/** A map of 640 × 360 units, the centre in the middle, north up. */
export const mapWidth = 640
export const mapHeight = 360
const tileSize = 256
const metresPerDegree = 111_320

export interface MapView {
  readonly center: Position
  /** Zoom level of web map tiles; fractions between two levels are possible. */
  readonly zoom: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Web Mercator, whole earth 0 to 1. */
function onEarth({ latitude, longitude }: Position): Spot {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

const unitsOfEarth = (zoom: number) => tileSize * 2 ** zoom

/** Position of a place on the map, in units of the map. */
export function spotOf(position: Position, { center, zoom }: MapView): Spot {
  const [here, middle] = [onEarth(position), onEarth(center)]
  const scale = unitsOfEarth(zoom)
  return { x: mapWidth / 2 + (here.x - middle.x) * scale, y: mapHeight / 2 + (here.y - middle.y) * scale }
}

export const isOnMap = ({ x, y }: Spot) => x >= 0 && x <= mapWidth && y >= 0 && y <= mapHeight

/** Metres converted to units of the map, at its centre. */
export function unitsOf(metres: number, { center, zoom }: MapView): number {
  const degrees = metres / (metresPerDegree * Math.cos((center.latitude * Math.PI) / 180))
  return (degrees / 360) * unitsOfEarth(zoom)
}

/** Metres from the centre to the upper corner. */
export function reachOf(view: MapView): number {
  return Math.hypot(mapWidth, mapHeight) / 2 / unitsOf(1, view)
}

export interface MapContent {
  /** Stays in the middle, with this many metres around it. */
  readonly around?: { readonly position: Position; readonly metres: number }
  readonly pins: readonly Position[]
}

/**
 * Half the width of a pin must fit beside it; a pin stands on its place, and on a phone is twice as tall in these
 * units.
 */
const sideMargin = 56
const topMargin = 76
const circleMargin = 22
const closest = 15
const furthest = 5

/** The closest view that shows the circle, or else all pins with room at the edges. */
export function fittingView({ around, pins }: MapContent): MapView | undefined {
  const center = around?.position ?? middleOf(pins)
  if (center === undefined) return undefined
  const atZero = { center, zoom: 0 }
  const reach =
    around === undefined
      ? pins
          .map((pin) => spotOf(pin, atZero))
          .map(({ x, y }) => [Math.abs(x - mapWidth / 2), Math.abs(y - mapHeight / 2)])
      : [[unitsOf(around.metres, atZero), unitsOf(around.metres, atZero)]]
  const widest = Math.max(...reach.map(([x = 0]) => x), 1e-9)
  const highest = Math.max(...reach.map(([, y = 0]) => y), 1e-9)
  const margin = around === undefined ? topMargin : circleMargin
  const room = Math.min((mapWidth / 2 - sideMargin) / widest, (mapHeight / 2 - margin) / highest)
  return { center, zoom: Math.min(closest, Math.max(furthest, Math.log2(room))) }
}

function middleOf(pins: readonly Position[]): Position | undefined {
  if (pins.length === 0) return undefined
  const between = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return {
    latitude: between(pins.map(({ latitude }) => latitude)),
    longitude: between(pins.map(({ longitude }) => longitude)),
  }
}

export const closer = (view: MapView): MapView => ({ ...view, zoom: Math.min(closest, view.zoom + 1) })
export const further = (view: MapView): MapView => ({ ...view, zoom: Math.max(furthest, view.zoom - 1) })

/** A round length for the scale: 1, 2 or 5 times a power of ten, in metres. */
export function scaleMetres(view: MapView): number {
  const longest = 120 / unitsOf(1, view)
  const power = 10 ** Math.floor(Math.log10(longest))
  return [5, 2, 1].map((times) => times * power).find((metres) => metres <= longest) ?? power
}

export interface Tile extends Spot {
  readonly href: string
  readonly size: number
}

/** The map tiles of a view, from an address with {z}, {x} and {y}. */
export function tilesUnder(view: MapView, address: string): Tile[] {
  const level = Math.round(view.zoom)
  const count = 2 ** level
  const size = tileSize * 2 ** (view.zoom - level)
  const middle = onEarth(view.center)
  const [left, top] = [middle.x * count - mapWidth / 2 / size, middle.y * count - mapHeight / 2 / size]
  const [columns, rows] = [range(left, mapWidth / size), range(top, mapHeight / size)]
  return rows.flatMap((row) =>
    columns.map((column) => ({
      href: address.replace('{z}', `${level}`).replace('{x}', `${column}`).replace('{y}', `${row}`),
      x: (column - left) * size,
      y: (row - top) * size,
      size,
    })),
  )
}

function range(from: number, length: number): number[] {
  const first = Math.floor(from)
  return Array.from({ length: Math.ceil(from + length) - first }, (_, index) => first + index)
}

/** The names that fit: the largest first, without overlap. */
export function legible<Named extends Position & { name: string }>(towns: readonly Named[], view: MapView): Named[] {
  const taken: { spot: Spot; half: number }[] = []
  return towns.filter(({ name, ...position }) => {
    const spot = spotOf(position, view)
    const half = name.length * 4 + 6
    const isFree = taken.every(
      (one) => Math.abs(one.spot.y - spot.y) > 22 || Math.abs(one.spot.x - spot.x) > one.half + half,
    )
    if (!isOnMap(spot) || !isFree) return false
    taken.push({ spot, half })
    return true
  })
}
