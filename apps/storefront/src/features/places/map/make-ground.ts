import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quantum, west, south, type Ground } from './ground.ts'
import { drawnLakes } from './drawn-lakes.ts'

/*
 * Makes italy.json, the drawing under the map: sea and lakes from @geo-maps/earth-waterbodies-10m 0.6.0
 * (OpenStreetMap, Open Database License 1.0), borders from world-atlas 2.0.2 (Natural Earth, public domain). Unpack both
 * (`npm pack`) and run `node apps/storefront/src/features/places/map/make-ground.ts <folder of waterbodies> <folder of
 * world-atlas>`.
 */

type Point = readonly [longitude: number, latitude: number]
type Ring = readonly Point[]

const east = 20.5
const north = 49

/** Degrees by which a simplified line may leave its course: finer in the north, where the shops are. */
const tolerance = (latitude: number) => (latitude > 43.4 ? 0.0011 : 0.004)

/** Square degrees below which a lake or an island is left out. */
const smallestLake = 0.0004
const smallestIsland = 0.0006

function boxOf(ring: Ring) {
  const [longitudes, latitudes] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const span = (values: readonly number[]): Point =>
    values.reduce<Point>(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [360, -360])
  return { longitude: span(longitudes), latitude: span(latitudes) }
}

function touches(ring: Ring): boolean {
  const { longitude, latitude } = boxOf(ring)
  return longitude[1] > west && longitude[0] < east && latitude[1] > south && latitude[0] < north
}

function areaOf(ring: Ring): number {
  const sum = ring.reduce((total, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}

type Side = { keeps: (point: Point) => boolean; cut: (from: Point, to: Point) => Point }

const vertical = (at: number, keeps: (x: number) => boolean): Side => ({
  keeps: ([x]) => keeps(x),
  cut: ([x0, y0], [x1, y1]) => [at, y0 + ((at - x0) / (x1 - x0)) * (y1 - y0)],
})
const horizontal = (at: number, keeps: (y: number) => boolean): Side => ({
  keeps: ([, y]) => keeps(y),
  cut: ([x0, y0], [x1, y1]) => [x0 + ((at - y0) / (y1 - y0)) * (x1 - x0), at],
})
const sides = [
  vertical(west, (x) => x >= west),
  vertical(east, (x) => x <= east),
  horizontal(south, (y) => y >= south),
  horizontal(north, (y) => y <= north),
]

/** The part of a ring inside the map, by Sutherland and Hodgman. */
function clipped(ring: Ring): Ring {
  return sides.reduce<Ring>((points, { keeps, cut }) => {
    const kept: Point[] = []
    for (const [index, point] of points.entries()) {
      const before = points.at(index - 1) ?? point
      if (keeps(before) !== keeps(point)) kept.push(cut(before, point))
      if (keeps(point)) kept.push(point)
    }
    return kept
  }, ring)
}

/** Without the points that change little, by Douglas and Peucker. */
function simplified(line: Ring): Ring {
  const keep = new Set([0, line.length - 1])
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span
    const furthest = furthestPoint(line, from, to)
    if (furthest === undefined) continue
    keep.add(furthest)
    spans.push([from, furthest], [furthest, to])
  }
  return line.filter((_point, index) => keep.has(index))
}

function furthestPoint(line: Ring, from: number, to: number): number | undefined {
  const [start, end] = [line[from], line[to]]
  if (start === undefined || end === undefined) return undefined
  let found: { index: number; excess: number } | undefined
  for (let index = from + 1; index < to; index += 1) {
    const point = line[index]
    if (point === undefined) continue
    const excess = distanceTo(point, start, end) - tolerance(point[1])
    if (excess > 0 && (found === undefined || excess > found.excess)) found = { index, excess }
  }
  return found?.index
}

function distanceTo([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length))
  return Math.hypot(x - x0 - along * dx, y - y0 - along * dy)
}

/** First point, then steps, in quanta; points that fall together are one. */
function packed(line: Ring): number[] {
  const numbers: number[] = []
  let [lastX, lastY] = [0, 0]
  for (const [x, y] of line.map(([lon, lat]) => [(lon - west) / quantum, (lat - south) / quantum].map(Math.round))) {
    if (x === undefined || y === undefined || (numbers.length > 0 && x === lastX && y === lastY)) continue
    numbers.push(x - lastX, y - lastY)
    lastX = x
    lastY = y
  }
  return numbers
}

const packedRings = (rings: readonly Ring[]) =>
  rings.map((ring) => packed(simplified(clipped(ring)))).filter((numbers) => numbers.length >= 8)

/** Degrees from its middle within which a piece of water belongs to a lake that is drawn by hand. */
const ofDrawnLake = 0.045

function isDrawn(shore: Ring): boolean {
  const { longitude, latitude } = boxOf(shore)
  const [x, y] = [(longitude[0] + longitude[1]) / 2, (latitude[0] + latitude[1]) / 2]
  return drawnLakes.flat().some(([lakeX, lakeY]) => Math.hypot(lakeX - x, lakeY - y) < ofDrawnLake)
}

interface Waterbodies {
  /** Rivers, lakes, the ocean; each polygon its outline and its islands. */
  geometries: { coordinates: Ring[][] }[]
}

function water(file: string): Pick<Ground, 'sea' | 'lakes'> {
  const { geometries } = JSON.parse(readFileSync(file, 'utf8')) as Waterbodies
  const [, lakes, ocean] = geometries.map(({ coordinates }) => coordinates)
  const [coast, ...islands] = (ocean ?? []).flat()
  const shownIslands = islands.filter((ring) => touches(ring) && areaOf(ring) > smallestIsland)
  const shownLakes = (lakes ?? []).filter(([shore = []]) => touches(shore) && areaOf(shore) > smallestLake)
  return {
    sea: packedRings(coast === undefined ? [] : [coast, ...shownIslands]),
    lakes: [
      ...drawnLakes.map((shore) => [packed(shore)]),
      ...shownLakes
        .filter(([shore = []]) => !isDrawn(shore))
        .map(([shore = [], ...isles]) =>
          packedRings([shore, ...isles.filter((isle) => areaOf(isle) > smallestLake / 8)]),
        ),
    ].filter((rings) => rings.length > 0),
  }
}

type Arcs = readonly (number | Arcs)[]
interface Atlas {
  arcs: [number, number][][]
  transform: { scale: Point; translate: Point }
  objects: { countries: { geometries: { arcs?: Arcs }[] } }
}

/** Lines with a country on either side. */
function borders(file: string): Ground['borders'] {
  const { arcs, transform, objects } = JSON.parse(readFileSync(file, 'utf8')) as Atlas
  const uses = new Map<number, number>()
  for (const { arcs: own = [] } of objects.countries.geometries)
    for (const index of (own as number[]).flat(3).map((one) => (one < 0 ? ~one : one)))
      uses.set(index, (uses.get(index) ?? 0) + 1)
  return [...uses]
    .filter(([, count]) => count > 1)
    .map(([index]) => unpackedArc(arcs[index] ?? [], transform))
    .filter(touches)
    .map((line) => packed(simplified(line)))
}

function unpackedArc(steps: readonly Point[], { scale, translate }: Atlas['transform']): Ring {
  let [x, y] = [0, 0]
  return steps.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const
  })
}

const [waterFolder = '.', atlasFolder = '.'] = process.argv.slice(2)
const ground: Ground = {
  ...water(join(waterFolder, 'map.geo.json')),
  borders: borders(join(atlasFolder, 'countries-10m.json')),
}
writeFileSync(new URL('italy.json', import.meta.url), `${JSON.stringify(ground)}\n`)
